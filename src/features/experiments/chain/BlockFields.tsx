import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { fitsIn, hasWork, isLinked, writeBlock, type Block } from './blocks';
import { selectChain } from './chainSlice';
import { HashFigure } from '../HashFigure';

/** One block of the chain: its text can be changed, and the figure that it leaves be compared with the one that the next carries. */
export function BlockFields({ block }: { block: Block }) {
  const { t } = useTranslation('chain');
  const dispatch = useAppDispatch();
  const id = useId();
  const { blocks } = useAppSelector(selectChain);
  const { number, text, previous, nonce, hash } = block;
  const linked = isLinked(blocks, block);
  const fits = fitsIn(blocks, block);
  return (
    <li className={`chain-block ${fits ? '' : 'is-broken'} ${linked ? '' : 'is-apart'}`.trim()}>
      {number > 1 && <Rings />}
      <p className="chain-block-head d-flex flex-wrap justify-content-between">
        <strong>{t('block', { number })}</strong>
        <span className={fits ? 'text-success' : 'text-danger'}>{t(fits ? 'fits' : 'broken')}</span>
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
      <dl className="chain-figures">
        <div className={linked ? undefined : 'text-danger'}>
          <dt>{t('carries')}</dt>
          <dd>{previous ? <HashFigure hash={previous} /> : <span className="muted">{t('first')}</span>}</dd>
        </div>
        <div className={hasWork(hash) ? 'text-success' : 'text-danger'}>
          <dt>{t('leaves')}</dt>
          <dd>
            <HashFigure hash={hash} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** The link to the block before: two rings, which come apart where the figure carried is not the one left. */
function Rings() {
  return (
    <svg className="chain-rings position-absolute overflow-visible" viewBox="0 0 56 18" width="56" aria-hidden="true">
      <ellipse cx="22" cy="9" rx="10" ry="6.5" pathLength="100" />
      <ellipse cx="34" cy="9" rx="10" ry="6.5" pathLength="100" />
    </svg>
  );
}
