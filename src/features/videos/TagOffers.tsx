import { createSelector } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector, type RootState } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { StarIcon } from '../../components/sky/stars';
import { paths } from '../../lib/paths';
import { selectMembers } from '../members/membersSlice';
import { offerTaken, selectSelectedTags } from './videoFiltersSlice';
import { fold, isMeant, selectTagCountsOfTags, selectTypedWords } from './videoSearch';
import { selectTags, selectVideos } from './videosSlice';
import { useTagLabel, useVideoTexts, type VideoTexts } from './videoTexts';

/** What people type for a tag beside its label and its id, in either language; as search compares it. */
const otherWords = {
  blockchain: 'bitcoin btc ethereum eth bloque cadena block chain mineria mining registro ledger',
  comunidad: 'community amigos friends grupo group club juntos together',
  creadores: 'creators artistas artists musica music arte art autores authors',
  economia:
    'economy dinero money deuda debt invertir inversion inversor invest investment ahorro savings renta income banco bank defi finanzas finance mercado market comercio business',
  generaciones: 'generations boomers millennials jovenes young mayores older abuelos grandparents familia family',
  gobernanza: 'governance dao voto votar vote voting decidir decide elecciones elections reglas rules',
  libertad: 'freedom libre free soberania sovereignty censura censorship poder power',
  plataformas: 'platforms redes networks google facebook instagram tiktok youtube algoritmo algorithm',
  privacidad: 'privacy datos data identidad identity anonimo anonymous vigilancia surveillance cookies',
  seguridad:
    'safety security wallet monedero billetera llaves keys clave contrasena password estafa scam fraude fraud phishing hack',
  tokens:
    'nft cripto crypto criptomonedas criptoactivos cryptocurrency cryptocurrencies moneda coin airdrop stablecoin',
  web3: 'internet descentralizado descentralizacion decentralized decentralization dapp contratos contracts metaverso metaverse',
} as const satisfies Record<string, string>;

const leastBeginning = 3;

/** Whether one of the words typed means one of those. */
const areMeant = (words: string[], typed: string[]) =>
  words.some((word) =>
    typed.some((one) => isMeant(word, one) || (one.length >= leastBeginning && word.startsWith(one))),
  );

/** Folding is done once for each language. */
const selectTagWords = createSelector(
  [selectTags, (_state: RootState, _texts: VideoTexts, labelOf: (tag: string) => string) => labelOf],
  (tags, labelOf) =>
    tags.map((tag) => {
      const label = labelOf(tag);
      const others = Object.hasOwn(otherWords, tag) ? otherWords[tag as keyof typeof otherWords].split(' ') : [];
      return { tag, label, words: [fold(label), fold(tag), ...others] };
    }),
);

/** The tags that what is typed may mean, and how many videos each would show in place of it, beside the tags chosen (B25). */
export const selectTagOffers = createSelector(
  [selectTypedWords, selectTagWords, selectTagCountsOfTags, selectSelectedTags],
  (typed, tags, counts, selected) =>
    tags
      .filter(({ tag, words }) => !selected.includes(tag) && areMeant(words, typed))
      .map(({ tag, label }) => ({ tag, label, count: counts.get(tag) ?? 0 }))
      .filter(({ count }) => count > 0),
);

/** The members whose name is typed, and how many videos each tells (B25). */
export const selectMemberOffers = createSelector(
  [selectTypedWords, selectMembers, selectVideos],
  (typed, members, videos) =>
    members
      .filter(({ name }) => areMeant([fold(name)], typed))
      .map(({ id, name }) => ({ id, name, count: videos.filter(({ authorIds }) => authorIds.includes(id)).length })),
);

/** The tags and members that a search may mean (B25). The pressed button disappears, so `onTaken` has to move the focus. */
export function TagOffers({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation('videos');
  const dispatch = useAppDispatch();
  const texts = useVideoTexts();
  const labelOf = useTagLabel();
  const offers = useAppSelector((state) => selectTagOffers(state, texts, labelOf));
  const members = useAppSelector(selectMemberOffers);

  const take = (tag: string) => {
    flushSync(() => dispatch(offerTaken(tag)));
    onTaken();
  };
  if (offers.length + members.length === 0) return null;
  return (
    <div className="d-flex flex-wrap gap-2">
      {offers.map(({ tag, label, count }) => (
        <button key={tag} type="button" className="target pill chip tag-offer" onClick={() => take(tag)}>
          <StarIcon />
          <span>{t('filters.offer', { count, tag: label })}</span>
        </button>
      ))}
      {members.map(({ id, name, count }) => (
        <AppLink key={id} className="target pill chip tag-offer" to={paths.profile(id)}>
          <StarIcon />
          <span>{t('filters.member', { count, name })}</span>
        </AppLink>
      ))}
    </div>
  );
}
