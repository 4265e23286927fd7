import { createSelector } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector, type RootState } from '../../app/hooks';
import { StarIcon } from '../../components/stars';
import { offerTaken, selectSelectedTags } from './videoFiltersSlice';
import { fold, selectNeedle, selectTagCountsOfTags } from './videoSearch';
import { selectTags } from './videosSlice';
import { useTagLabel, useVideoTexts, type VideoTexts } from './videoTexts';

/** What people type for a tag beside its label and its id, in either language; as search compares it. */
const otherWords: Record<string, string[]> = {
  blockchain: ['bitcoin', 'ethereum', 'bloques', 'cadena', 'chain'],
  comunidad: ['community'],
  creadores: ['creators', 'artistas', 'artists'],
  economia: ['economy', 'dinero', 'money', 'deuda', 'debt'],
  generaciones: ['generations', 'boomers', 'millennials'],
  gobernanza: ['governance', 'dao', 'voto', 'votar', 'vote', 'voting'],
  libertad: ['freedom', 'libre', 'free'],
  plataformas: ['platforms', 'redes', 'networks'],
  privacidad: ['privacy', 'datos', 'data'],
  seguridad: ['safety', 'security', 'wallet', 'llaves', 'keys', 'estafa', 'scam'],
  tokens: ['nft', 'nfts', 'cripto', 'crypto'],
};

const leastPrefix = 3;

/** Folding is done once for each language. */
const selectTagWords = createSelector(
  [selectTags, (_state: RootState, _texts: VideoTexts, labelOf: (tag: string) => string) => labelOf],
  (tags, labelOf) =>
    tags.map((tag) => {
      const label = labelOf(tag);
      return { tag, label, words: [fold(label), fold(tag), ...(otherWords[tag] ?? [])] };
    }),
);

/** The tags that what is typed may mean, and how many videos each would show in place of it, beside the tags chosen (B25). */
export const selectTagOffers = createSelector(
  [selectNeedle, selectTagWords, selectTagCountsOfTags, selectSelectedTags],
  (needle, tags, counts, selected) => {
    const typed = needle.split(/\s+/).filter(Boolean);
    const means = (word: string) =>
      typed.some((part) => word === part || (part.length >= leastPrefix && word.startsWith(part)));
    return tags
      .filter(({ tag, words }) => !selected.includes(tag) && words.some(means))
      .map(({ tag, label }) => ({ tag, label, count: counts.get(tag) ?? 0 }))
      .filter(({ count }) => count > 0);
  },
);

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
          <span>{t('videos.filters.offer', { count, tag: label })}</span>
        </button>
      ))}
    </div>
  );
}
