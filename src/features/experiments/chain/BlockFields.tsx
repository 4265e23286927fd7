import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { useLanguage } from '../../../i18n/useLanguage';
import { formatNumber } from '../../../lib/format';
import { findBroken, hasWork, isLinked, writeBlock, type Block } from './blocks';
import { selectChain } from './chainSlice';
import { Digits } from '../Digits';

/** One block of the chain: its text can be changed, its two hashes be compared. */
export function BlockFields({ block }: { block: Block }) {
  const { t } = useTranslation('chain');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const id = useId();
  const { blocks } = useAppSelector(selectChain);
  const { number, text, previous, nonce, hash } = block;
  const broken = findBroken(blocks)?.number ?? Infinity;
  const linked = isLinked(blocks, block);
  return (
    <li className={`chain-block pb-0 ${number >= broken ? 'is-broken' : ''}`.trim()}>
      <p className="chain-block-head">
        <strong>{t('block', { number })}</strong>
        <span className={number >= broken ? 'text-danger' : 'text-success'}>
          {t(number < broken ? 'fits' : 'broken')}
        </span>
      </p>
      <label className="visually-hidden" htmlFor={id}>
        {t('text', { number })}
      </label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={(event) => void dispatch(writeBlock({ number, previous, nonce, text: event.target.value }))}
      />
      <dl className="chain-facts">
        <div>
          <dt>{t('previous')}</dt>
          <dd className={linked ? undefined : 'text-danger'}>
            {previous ? <Digits name={`previous-${number}`}>{previous}</Digits> : t('first')}
          </dd>
        </div>
        <div>
          <dt>{t('nonce')}</dt>
          <dd>{formatNumber(nonce, language)}</dd>
        </div>
        <div>
          <dt>{t('hash')}</dt>
          <dd className={hasWork(hash) ? undefined : 'text-danger'}>
            <Digits name={`hash-${number}`}>{hash}</Digits>
          </dd>
        </div>
      </dl>
    </li>
  );
}
