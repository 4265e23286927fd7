import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { formatNumber } from '../../lib/format';
import { findBroken, hasWork, isLinked, writeBlock, type Block } from './blocks';
import { selectChain } from './chainSlice';
import { Digits } from './Digits';

/** One block of the chain: its text can be changed, its two hashes be compared. */
export function BlockFields({ block }: { block: Block }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const id = useId();
  const { blocks } = useAppSelector(selectChain);
  const { number, text, previous, nonce, hash } = block;
  const broken = findBroken(blocks)?.number ?? Infinity;
  const linked = isLinked(blocks, block);
  const notBroken = number > broken ? t('chain.after') : t('chain.fits');
  return (
    <li className={`chain-block ${number >= broken ? 'is-broken' : ''}`.trim()}>
      <p className="chain-block-head">
        <strong>{t('chain.block', { number })}</strong>
        <span className={number >= broken ? 'is-broken' : undefined}>
          {number === broken ? t('chain.broken') : notBroken}
        </span>
      </p>
      <label className="visually-hidden" htmlFor={id}>
        {t('chain.text', { number })}
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
        <div className={linked ? undefined : 'is-broken'}>
          <dt>{t('chain.previous')}</dt>
          <dd>{previous ? <Digits>{previous}</Digits> : t('chain.first')}</dd>
        </div>
        <div>
          <dt>{t('chain.nonce')}</dt>
          <dd>{formatNumber(nonce, language)}</dd>
        </div>
        <div className={hasWork(hash) ? undefined : 'is-broken'}>
          <dt>{t('chain.hash')}</dt>
          <dd>
            <Digits>{hash}</Digits>
          </dd>
        </div>
      </dl>
    </li>
  );
}
