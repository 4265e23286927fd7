import { Button } from '../../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { showSoon } from '../../../lib/focusSoon';
import { ExperimentBar } from '../ExperimentBar';
import { WhyLink } from '../PlaceLink';
import { Slider, Choice } from '../controls';
import { tablePlace } from './TokenTable';
import {
  mostMoved,
  moveChanged,
  price,
  permissionChosen,
  programAllowed,
  programTook,
  selectToken,
  tokenRestarted,
  tokensMoved,
  type TokenEvent,
} from './tokenSlice';

const allowances = { none: 0, exact: price, unlimited: 'unlimited' } as const;

/** The permission and what the program does with it; the last thing that happened. */
export function TokenSteps({ isTried }: { isTried: boolean }) {
  const { t } = useTranslation('token');
  const dispatch = useAppDispatch();
  const { allowance, offered, log, rows } = useAppSelector(selectToken);
  const eventText = useEventText();
  const last = log.at(-1);
  const press = (action: ReturnType<typeof programTook | typeof programAllowed>) => () => {
    dispatch(action);
    showSoon(tablePlace);
  };
  return (
    <>
      <Choice
        label={t('allow')}
        options={{ none: t('none'), exact: t('exact', { price }), unlimited: t('unlimited') }}
        chosen={offered === 0 ? 'none' : offered === 'unlimited' ? 'unlimited' : 'exact'}
        onChoose={(chosen) => dispatch(permissionChosen(allowances[chosen]))}
      />
      <ExperimentBar
        className="token-bar"
        status={last ? eventText(last) : t('start')}
        isBroken={last?.kind === 'taken' && last.amount > price}
        step={offered === allowance ? [t('take'), press(programTook())] : [t('sign'), press(programAllowed(offered))]}
        isNext={!isTried && offered !== 0 && rows.you.length > 0}
        other={last && [t('restart'), () => dispatch(tokenRestarted())]}
      >
        {isTried && <WhyLink />}
      </ExperimentBar>
    </>
  );
}

export function TokenMove() {
  const { t } = useTranslation('token');
  const dispatch = useAppDispatch();
  const { to, amount } = useAppSelector(selectToken);
  const move = () => {
    dispatch(tokensMoved());
    showSoon(tablePlace);
  };
  return (
    <>
      <Choice
        label={t('to')}
        options={{ nova: t('holders.nova'), mira: t('holders.mira') }}
        chosen={to}
        onChoose={(friend) => dispatch(moveChanged({ to: friend }))}
      />
      <div className="token-move d-grid align-items-end gap-3 mb-3">
        <Slider
          label={t('howMany')}
          value={amount}
          min={1}
          max={mostMoved}
          text={String(amount)}
          onChange={(value) => dispatch(moveChanged({ amount: value }))}
        />
        <Button variant="outline" onClick={move}>
          {t('move')}
        </Button>
      </div>
    </>
  );
}

function useEventText(): (event: TokenEvent) => string {
  const { t } = useTranslation('token');
  return (event) => {
    if ('to' in event) return t(`event.${event.kind}`, { to: t(`holders.${event.to}`), amount: event.amount });
    const { allowance } = event;
    if (event.kind === 'nothingTaken') return allowance ? t('event.empty') : t('event.notAllowed');
    if (event.kind === 'taken') {
      const permission = allowance ? t('event.stays') : t('event.spent');
      return `${t('event.taken', { price, amount: event.amount })} ${permission}`;
    }
    if (allowance === 'unlimited') return t('event.unlimited');
    return allowance ? t('event.allowed', { amount: allowance }) : t('event.revoked');
  };
}

/** All that happened, the last first. */
export function TokenLog() {
  const { t } = useTranslation('token');
  const { log } = useAppSelector(selectToken);
  const eventText = useEventText();
  const rows = log.map((event, index) => ({ number: index + 1, words: eventText(event) })).toReversed();
  return (
    rows.length > 0 && (
      <>
        <p className="caption mb-1">{t('log')}</p>
        <ol reversed className="token-log muted fs-small mb-mid">
          {rows.map(({ number, words }) => (
            <li key={number}>{words}</li>
          ))}
        </ol>
      </>
    )
  );
}
