import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { writeBlock, type Block } from './blocks';
import { Digits } from './Digits';

/** In characters. */
const maxText = 40;

interface BlockFieldsProps {
  block: Block;
  /** The number of the first broken block. */
  broken?: number;
}

/** One block of the chain: its text can be changed, its two hashes be compared. */
export function BlockFields({ block: { number, text, previous, hash }, broken = Infinity }: BlockFieldsProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const id = useId();
  const notBroken = number > broken ? t('chain.after') : t('chain.fits');
  return (
    <li className={`chain-block ${number >= broken ? 'is-broken' : ''}`.trim()}>
      <p className="chain-block-head">
        <strong>{t('chain.block', { number })}</strong>
        <span className={number >= broken ? 'is-broken' : undefined}>
          {number === broken ? t('chain.broken') : notBroken}
        </span>
      </p>
      <label className="form-label" htmlFor={id}>
        {t('chain.text', { number })}
      </label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        maxLength={maxText}
        value={text}
        onChange={(event) => void dispatch(writeBlock({ number, previous, text: event.target.value }))}
      />
      <dl className="experiment-facts">
        <dt>{t('chain.previous')}</dt>
        <dd>{previous ? <Digits>{previous}</Digits> : t('chain.first')}</dd>
        <dt>{t('chain.hash')}</dt>
        <dd>
          <Digits>{hash}</Digits>
        </dd>
      </dl>
    </li>
  );
}
