import * as fc from 'fast-check';
import { makeStore } from '../../app/store';
import { arriveAt } from '../../router/navigate';
import { fakeServices } from '../../test/fakeServices';
import { videosData } from './videosData';
import { viewportMeasured } from '../layout/layoutSlice';
import { filtersOf, selectAddress, writeFilters } from './filtersInAddress';
import {
  filtersCleared,
  layoutChosen,
  offerTaken,
  searchTyped,
  selectAreTagsOpen,
  selectFilters,
  selectIsFiltered,
  selectLayoutSeen,
  selectSearchText,
  selectSelectedTags,
  tagListToggled,
  tagToggled,
  videoFiltersSlice,
} from './videoFiltersSlice';

const { reducer } = videoFiltersSlice;
const start = reducer(undefined, { type: 'x' });
const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, start);
const stateAfter = (...events: Parameters<typeof reducer>[1][]) => ({ videoFilters: after(...events) });
const isFiltered = (...events: Parameters<typeof reducer>[1][]) => selectIsFiltered(stateAfter(...events));

it('V1–V3 begins without filters, with no layout chosen and the tags folded away', () => {
  expect(start).toEqual({ text: '', tags: [], layout: null, tagsOpen: false });
  expect(isFiltered()).toBe(false);
});

it('V1 counts a search that was typed before hydration more than that of the address, and no later one', () => {
  const load = arriveAt('/videos?q=libre&tag=web3', 'load', null);
  expect(after(load).text).toBe('libre');
  const typed = after(load, searchTyped('niño'), load);
  expect(typed).toMatchObject({ text: 'niño', tags: ['web3'] });
  expect(reducer(typed, arriveAt('/videos?q=libre', 'history', null)).text).toBe('libre');
});

it('V2 adds a tag and takes it away again, in the order chosen', () => {
  const toggled = ['web3', 'tokens', 'seguridad', 'tokens'].map(tagToggled);
  expect(selectSelectedTags(stateAfter(...toggled))).toEqual(['web3', 'seguridad']);
});

it('V3 counts as filtered with a word or a tag, not with blanks', () => {
  expect(isFiltered(searchTyped('   '))).toBe(false);
  expect(isFiltered(searchTyped('a'))).toBe(true);
  expect(isFiltered(tagToggled('web3'))).toBe(true);
});

it('V3 clears word and tags, and leaves the layout', () => {
  const state = after(layoutChosen('list'), arriveAt('/videos?q=a&tag=web3', 'load', null), filtersCleared());
  expect(state).toMatchObject({ text: '', tags: [], layout: 'list' });
});

it('B25 takes an offered tag in place of the words, beside the tags chosen, and once', () => {
  const state = after(tagToggled('web3'), searchTyped('token'), offerTaken('tokens'), offerTaken('tokens'));
  expect(state).toMatchObject({ text: '', tags: ['web3', 'tokens'] });
});

it('V5 shows the list on phones and the grid elsewhere until a layout is chosen', () => {
  const seenAt = (width: number | null, ...events: Parameters<typeof reducer>[1][]) => {
    const store = makeStore(fakeServices());
    if (width) store.dispatch(viewportMeasured({ viewport: { width, height: 800 }, mobileReasons: [] }));
    for (const event of events) store.dispatch(event);
    return selectLayoutSeen(store.getState());
  };
  expect([null, 390, 575, 576].map((width) => seenAt(width))).toEqual([null, 'list', 'list', 'grid']);
  expect([seenAt(390, layoutChosen('grid')), seenAt(1280, layoutChosen('list'))]).toEqual(['grid', 'list']);
  expect(seenAt(390, layoutChosen('map'), filtersCleared())).toBe('map');
});

it('V2 unfolds and folds the tags', () => {
  const isOpen = (...events: Parameters<typeof reducer>[1][]) => selectAreTagsOpen(stateAfter(...events));
  expect([isOpen(tagListToggled()), isOpen(tagListToggled(), tagListToggled())]).toEqual([true, false]);
});

it('V1–V3 reads each tag of an address once, and writes beside what else is there', () => {
  const query = '?tag=web3&tag=web3&tag=';
  expect(filtersOf({ path: '/en/videos', query })).toEqual({ text: '', tags: ['web3'] });
  expect(writeFilters(query, { text: '  ', tags: [] })).toBe('');
  const written = writeFilters('?q=old&tag=x&forceMobile=true', { text: 'año', tags: ['datos'] });
  expect(written).toBe('?forceMobile=true&q=a%C3%B1o&tag=datos');
});

it('V1–V3 reads and writes none in the address of another page, and keeps those in use', () => {
  const { dispatch, getState } = makeStore(fakeServices());
  dispatch(searchTyped('a'));
  dispatch(arriveAt('/community?q=b', 'link', null));
  expect([selectSearchText(getState()), selectAddress(getState())]).toEqual(['a', '/community?q=b']);
});

const origin = 'https://constela.example';
const knownTags = [...new Set(videosData.flatMap(({ tags }) => tags))];

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '  ', ' web3 ', 'a&tag=b', '#?%26=+', 'ñ🌟'));
const tag = fc.oneof(fc.constantFrom(...knownTags), fc.string({ unit: 'binary', minLength: 1 }));
const tags = fc.uniqueArray(tag, { maxLength: 5 });
const path = fc.constantFrom('/videos', '/en/videos');

it('V1–V3 the address of a search opens with the same words and tags', () => {
  fc.assert(
    fc.property(path, text, tags, (path, text, tags) => {
      const [one, other] = [makeStore(fakeServices()), makeStore(fakeServices())];
      one.dispatch(arriveAt(path + writeFilters('', { text: '', tags }), 'link', null));
      one.dispatch(searchTyped(text));

      // As the browser passes it on.
      const { pathname, search } = new URL(selectAddress(one.getState()), origin);
      other.dispatch(arriveAt(pathname + search, 'load', null));

      expect(selectFilters(other.getState())).toMatchObject({ text: text.trim() && text, tags });
      expect(selectAddress(other.getState())).toBe(selectAddress(one.getState()));
    }),
    { numRuns: 100 },
  );
});
