import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { StarIcon } from '../../components/stars';
import { selectTagOffers } from './tagOffers';
import { offerTaken } from './videoFiltersSlice';
import { useTagLabel, useVideoTexts } from './videoTexts';

/** The tags that a search may mean (B25). The pressed button disappears, so `onTaken` has to move the focus. */
export function TagOffers({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const texts = useVideoTexts();
  const labelOf = useTagLabel();
  const offers = useAppSelector((state) => selectTagOffers(state, texts, labelOf));
  if (offers.length === 0) return null;

  const take = (tag: string) => {
    flushSync(() => dispatch(offerTaken(tag)));
    onTaken();
  };
  return (
    <div className="d-flex flex-wrap gap-2">
      {offers.map(({ tag, label, count }) => (
        <button key={tag} type="button" className="target pill chip tag-offer" onClick={() => take(tag)}>
          <StarIcon />
          {t('videos.filters.offer', { count, tag: label })}
        </button>
      ))}
    </div>
  );
}
