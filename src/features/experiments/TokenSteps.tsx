import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Choice } from './Choice';
import { Slider } from './Slider';
import { useEventText } from './TokenLog';
import {
  moveChanged,
  price,
  programAllowed,
  programTook,
  selectToken,
  tokenRestarted,
  tokensMoved,
} from './tokenSlice';

/** More than anyone begins with, so that a move can be refused. */
const most = 12;
const allowances = { none: 0, exact: price, unlimited: 'unlimited' } as const;

/** The permission and what the program does with it; a move of one's own; the last thing that happened. */
export function TokenSteps() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { allowance, log, to, amount } = useAppSelector(selectToken);
  const eventText = useEventText();
  const take = useRef<HTMLButtonElement>(null);
  const last = log.at(-1);

  const restart = () => {
    // The pressed button is unmounted; its focus goes on.
    take.current?.focus();
    dispatch(tokenRestarted());
  };
  return (
    <>
      <Choice
        label={t('token.allow')}
        options={{ none: t('token.none'), exact: t('token.exact', { price }), unlimited: t('token.unlimited') }}
        chosen={allowance === 0 ? 'none' : allowance === 'unlimited' ? 'unlimited' : 'exact'}
        onChoose={(chosen) => dispatch(programAllowed(allowances[chosen]))}
      />
      <div className="experiment-bar token-bar">
        <p className={last?.kind === 'taken' && last.amount > price ? 'text-danger' : undefined}>
          <output>{last ? eventText(last) : t('token.start')}</output>
        </p>
        <div className="experiment-steps">
          <Button ref={take} variant="outline-light" onClick={() => dispatch(programTook())}>
            {t('token.take', { price })}
          </Button>
          {last && (
            <Button variant="link" className="px-2" onClick={restart}>
              {t('token.restart')}
            </Button>
          )}
        </div>
      </div>
      <Choice
        label={t('token.to')}
        options={{ nova: t('token.holders.nova'), mira: t('token.holders.mira') }}
        chosen={to}
        onChoose={(friend) => dispatch(moveChanged({ to: friend }))}
      />
      <div className="token-move d-grid align-items-end gap-3 mb-3">
        <Slider
          label={t('token.howMany')}
          value={amount}
          min={1}
          max={most}
          text={String(amount)}
          onChange={(value) => dispatch(moveChanged({ amount: value }))}
        />
        <Button variant="outline-light" onClick={() => dispatch(tokensMoved())}>
          {t('token.move')}
        </Button>
      </div>
    </>
  );
}
