import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { findBroken, isOriginal, originalBlocks } from './blocks';
import { shorten } from './Digits';
import { copiesRewritten, selectChain } from './chainSlice';
import { Slider } from './Slider';

/** How many copies others hold. */
const others = 6;

/** Why a chain that fits is not enough: others keep copies, and the most copies count. */
export function Copies() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { blocks, rewrittenCopies } = useAppSelector(selectChain);
  const isBroken = findBroken(blocks) !== undefined;
  const differs = !isBroken && !isOriginal(blocks);
  const said = isBroken ? 'broken' : differs ? 'differs' : 'same';
  const own = shorten(blocks.at(-1)?.hash ?? '');
  const theirs = shorten(originalBlocks.at(-1)?.hash ?? '');
  return (
    <div className="chain-copies">
      <h4>{t('chain.copies.title')}</h4>
      <svg className="copies-figure" viewBox="0 0 208 24" width="208" height="24" aria-hidden="true">
        <path d="M12 12H196" />
        {Array.from({ length: others + 1 }, (_, copy) => (
          <circle
            key={copy}
            className={said !== 'same' && copy <= rewrittenCopies ? 'is-changed' : undefined}
            cx={12 + copy * 30}
            cy="12"
            r={copy === 0 ? 10 : 8}
          />
        ))}
      </svg>
      <p>{t(`chain.copies.${said}`, { others, own, theirs })}</p>
      {differs && (
        <>
          <Slider
            label={t('chain.copies.rewrite')}
            value={rewrittenCopies}
            max={others}
            text={t('chain.copies.rewritten', { count: rewrittenCopies, others })}
            onChange={(count) => dispatch(copiesRewritten(count))}
          />
          <p>
            <output>{1 + rewrittenCopies > (1 + others) / 2 ? t('chain.copies.more') : t('chain.copies.fewer')}</output>
          </p>
        </>
      )}
      <p className="experiment-note">{t('chain.copies.note')}</p>
    </div>
  );
}
