import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store';
import { Details } from '../../layout/Details';
import { ExperimentFrame } from '../ExperimentFrame';
import { price, selectToken } from './tokenSlice';
import { TokenLog, TokenMove, TokenSteps } from './TokenSteps';
import { TokenTable } from './TokenTable';

/** A token as the table that it is: allowing a program to move it, what a careless permission costs, and moving it. */
export function Token() {
  const { t } = useTranslation('token');
  const { log } = useAppSelector(selectToken);
  const isTried = log.some((event) => event.kind === 'taken' && event.allowance === 'unlimited');
  const more = (
    <Details name="token-more" className="mt-3">
      <summary>{t('more')}</summary>
      <TokenMove />
      <TokenLog />
      <p className="experiment-note">{t('note')}</p>
    </Details>
  );
  return (
    <ExperimentFrame name="token" isTried={isTried} values={{ price }} more={more}>
      <TokenTable />
      <TokenSteps isTried={isTried} />
    </ExperimentFrame>
  );
}
