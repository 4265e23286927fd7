import { experimentIds } from '../lessons/experimentIds';
import { allTexts } from '../../../scripts/content/allTexts';
import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import type { Language } from '../../lib/language';
import { isReadable, lessonIds } from '../lessons/lessonIds';
import type { Video } from './video';
import { arriveAt } from '../../router/navigate';
import { writeFilters } from './filtersInAddress';
import { layoutChosen, searchTyped, tagToggled } from './videoFiltersSlice';
import { videosData } from './videosData';
import { selectLessonOrder } from './videosSlice';
import { selectMemberOffers, selectTagOffers } from './TagOffers';
import { selectFoundVideos, selectLessonsToRead, selectTagCounts } from './videoSearch';
import type { VideoTexts } from './videoTexts';

const textsIn = (language: Language): VideoTexts => ({
  ...allTexts[language].videoTexts,
  ...allTexts[language].moreVideoTexts,
});
const [spanish, english] = [textsIn('es'), textsIn('en')];

function storeOf(videos: Video[]) {
  const entities = Object.fromEntries(videos.map((video) => [video.id, video]));
  return makeStore(fakeServices(), { videos: { ids: Object.keys(entities), entities, likedIds: [] } });
}

function find({ text = '', tags = [] as string[], texts = spanish, videos = videosData }) {
  const store = storeOf(videos);
  store.dispatch(arriveAt(`/videos${writeFilters('', { text, tags })}`, 'load', null));
  return selectFoundVideos(store.getState(), texts).map((video) => video.id);
}

const first = videosData[0]!;
const two: Video[] = [
  { ...first, id: 'a', tags: ['web3', 'tokens'] },
  { ...first, id: 'b', tags: ['web3', 'seguridad'] },
];
const textsOfTwo: VideoTexts = {
  a: { title: 'La Educación primero', description: 'Aprende despacio.' },
  b: { title: 'Otra cosa', description: 'Un NIÑO pregunta.' },
};

it.each<[string, string[], string[]]>([
  ['primero', [], ['a']],
  ['PREGUNTA', [], ['b']],
  ['educacion', [], ['a']],
  ['nino', [], ['b']],
  // A letter of its own, whose capital is that of another.
  ['nıno', [], []],
  ['  cosa  ', [], ['b']],
  ['primero aprende', [], []],
  // In a word, or after one.
  ['rimero', [], []],
  ['prim', [], ['a']],
  ['educación, primero', [], ['a']],
  ['(', [], []],
  ['', [], ['a', 'b']],
  ['', ['web3'], ['a', 'b']],
  ['', ['web3', 'seguridad'], ['b']],
  ['', ['tokens', 'seguridad'], []],
  ['pregunta', ['tokens'], []],
  ['pregunta', ['web3'], ['b']],
])('V1 V2 searches title and description for %j without case and accents, and every tag of %j', (text, tags, found) => {
  expect(find({ text, tags, videos: two, texts: textsOfTwo })).toEqual(found);
});

it('V1 searches the words of the language shown, and only those', () => {
  expect(find({ text: 'feudalism of platforms', texts: english })).toEqual(['video2']);
  expect(find({ text: 'feudalism of platforms' })).toEqual([]);
  expect(find({ text: 'Del castillo', texts: english })).toEqual([]);
});

it('V1 takes no hit inside a word', () => {
  const count = (text: string) => find({ text, texts: english }).length;
  expect([count('age'), count('page') > 0, count('chain')]).toEqual([1, true, 0]);
});

it.each(["what it's for", 'what it’s for', 'What it‘s for'])('V1 takes any apostrophe for the same: %s', (text) => {
  expect(find({ text, texts: english })).toEqual(['video11']);
});

it('B14 leaves the lessons that can be read, together with the other filters', () => {
  expect(new Set(find({ tags: ['readable'] }))).toEqual(new Set(lessonIds));
  expect(new Set(find({ tags: ['experiment'] }))).toEqual(new Set(experimentIds));
  const tagged = videosData.filter(({ id, tags }) => tags.includes('tokens') && isReadable(id));
  expect(tagged).not.toEqual([]);
  expect(find({ tags: ['readable', 'tokens'] })).toEqual(tagged.map(({ id }) => id));
});

/** The tags offered for a text, with their counts; labels as in English. */
function offers(text: string, tags: string[] = []) {
  const store = storeOf(videosData);
  store.dispatch(arriveAt(`/videos${writeFilters('', { text, tags })}`, 'load', null));
  const labelOf = (tag: string) => allTexts.en.tags[tag as 'web3'];
  return selectTagOffers(store.getState(), english, labelOf).map(({ tag, count }) => `${tag} ${count}`);
}

const carrying = (...wanted: string[]) =>
  videosData.filter(({ tags }) => wanted.every((tag) => tags.includes(tag))).length;

it.each([
  ['Privacy', ['privacidad']],
  ['privacidad', ['privacidad']],
  ['ECONOMÍA', ['economia']],
  ['priv', ['privacidad']],
  ['pr', []],
  ['what is bitcoin', ['blockchain']],
  ['dinero', ['economia']],
  ['criptomonedas', ['tokens']],
  ['invertir', ['economia']],
  ['inversión', ['economia']],
  ['monedero', ['seguridad']],
  ['wallets', ['seguridad']],
  ['libertades', ['libertad']],
  ['DeFi', ['economia']],
  ['NFT', ['tokens']],
  ['zzz', []],
  ['', []],
])('B25 offers for %j the tags that it may mean, by their words in either language', (text, tags) => {
  expect(offers(text)).toEqual(tags.map((tag) => `${tag} ${carrying(tag)}`));
});

it.each([
  ['Vega', ['vega']],
  ['quién es orion', ['orion']],
  ['ORIÓN', ['orion']],
  ['mi', []],
])('B25 offers for %j the members of that name', (text, ids) => {
  const store = storeOf(videosData);
  store.dispatch(searchTyped(text));
  const counted = ids.map((id) => ({ id, count: videosData.filter(({ authorIds }) => authorIds.includes(id)).length }));
  expect(selectMemberOffers(store.getState())).toMatchObject(counted);
  expect(selectMemberOffers(store.getState())).toHaveLength(ids.length);
});

it('B25 counts an offer beside the chosen tags, and offers none that is chosen or would show nothing', () => {
  expect(offers('privacy', ['libertad'])).toEqual([`privacidad ${carrying('libertad', 'privacidad')}`]);
  expect(offers('privacy', ['privacidad'])).toEqual([]);
  expect(carrying('gobernanza', 'privacidad')).toBe(0);
  expect(offers('privacy', ['gobernanza'])).toEqual([]);
});

it('B25 counts for each tag what it would leave of the videos found', () => {
  const store = storeOf(two);
  const counts = () => Object.fromEntries(selectTagCounts(store.getState(), spanish));
  expect(counts()).toEqual({ readable: 0, experiment: 0, web3: 2, tokens: 1, seguridad: 1 });
  store.dispatch(tagToggled('tokens'));
  expect(counts()).toEqual({ readable: 0, experiment: 0, web3: 1, tokens: 1 });
  store.dispatch(searchTyped('pregunta'));
  expect(counts()).toEqual({ readable: 0, experiment: 0 });
  expect(selectTagCounts(storeOf(videosData).getState(), spanish).get('readable')).toBe(lessonIds.length);
});

it('B25 offers the first three lessons of the path where nothing is found', () => {
  const state = storeOf(videosData).getState();
  expect(selectLessonsToRead(state)).toEqual(selectLessonOrder(state).slice(0, 3));
  expect(selectLessonsToRead(state)).toHaveLength(3);
});

it('V1 folds the catalogue once for a language, and answers the same until a filter changes', () => {
  let reads = 0;
  const counting: VideoTexts = new Proxy({}, { get: () => void reads++ });
  const store = storeOf(two);
  const found = () => selectFoundVideos(store.getState(), counting);
  for (const text of ['e', 'ed', 'edu']) {
    store.dispatch(searchTyped(text));
    found();
  }
  store.dispatch(tagToggled('web3'));
  const before = found();
  store.dispatch(layoutChosen('list'));
  expect(found()).toBe(before);
  expect(reads).toBe(two.length);
});
