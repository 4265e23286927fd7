import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { arriveAt } from '../../router/navigate';
import { filtersOf, writeFilters } from './filtersInAddress';
import {
  filtersCleared,
  layoutChosen,
  moreAsked,
  pageSize,
  searchTyped,
  selectAreTagsOpen,
  selectFilters,
  selectIsFiltered,
  selectLayout,
  selectSearchText,
  selectSelectedTags,
  selectShownCount,
  tagListToggled,
  tagToggled,
} from './videoFiltersSlice';

const newStore = () => makeStore(fakeServices());

it('V1–V3 starts without filters, as a grid, with the tags folded away', () => {
  const state = newStore().getState();
  expect(selectFilters(state)).toMatchObject({ text: '', tags: [], layout: 'grid', tagsOpen: false });
  expect(selectIsFiltered(state)).toBe(false);
});

it('V1 keeps what is typed as it is typed', () => {
  const store = newStore();
  store.dispatch(searchTyped(' Niño '));
  expect(selectSearchText(store.getState())).toBe(' Niño ');
});

it('V1 counts a search that was typed before hydration more than that of the address, and no later one', () => {
  const store = newStore();
  store.dispatch(arriveAt('/videos?q=libre&tag=web3', 'load', null));
  expect(selectSearchText(store.getState())).toBe('libre');
  store.dispatch(searchTyped('niño'));
  store.dispatch(arriveAt('/videos?q=libre&tag=web3', 'load', null));
  expect(selectSearchText(store.getState())).toBe('niño');
  expect(selectSelectedTags(store.getState())).toEqual(['web3']);
  store.dispatch(arriveAt('/videos?q=libre', 'history', null));
  expect(selectSearchText(store.getState())).toBe('libre');
});

it('V2 adds a tag and takes it away again, in the order chosen', () => {
  const store = newStore();
  for (const tag of ['web3', 'datos', 'deuda', 'datos']) store.dispatch(tagToggled(tag));
  expect(selectSelectedTags(store.getState())).toEqual(['web3', 'deuda']);
});

it('V3 counts as filtered with a word or a tag, not with blanks', () => {
  const store = newStore();
  store.dispatch(searchTyped('   '));
  expect(selectIsFiltered(store.getState())).toBe(false);
  store.dispatch(searchTyped('a'));
  expect(selectIsFiltered(store.getState())).toBe(true);
  store.dispatch(filtersCleared());
  store.dispatch(tagToggled('web3'));
  expect(selectIsFiltered(store.getState())).toBe(true);
});

it('V3 clears word and tags, and leaves the layout', () => {
  const store = newStore();
  store.dispatch(layoutChosen('list'));
  store.dispatch(arriveAt('/videos?q=a&tag=web3', 'load', null));
  store.dispatch(filtersCleared());
  expect(selectFilters(store.getState())).toMatchObject({ text: '', tags: [] });
  expect(selectLayout(store.getState())).toBe('list');
});

it('V2 unfolds and folds the tags', () => {
  const store = newStore();
  store.dispatch(tagListToggled());
  expect(selectAreTagsOpen(store.getState())).toBe(true);
  store.dispatch(tagListToggled());
  expect(selectAreTagsOpen(store.getState())).toBe(false);
});

it.each([searchTyped('a'), tagToggled('web3'), filtersCleared(), arriveAt('/videos', 'link', null)])(
  'V1–V3 shows more when asked, and starts again from the top upon $type',
  (action) => {
    const store = newStore();
    expect(selectShownCount(store.getState())).toBe(pageSize);
    store.dispatch(moreAsked());
    expect(selectShownCount(store.getState())).toBe(2 * pageSize);
    store.dispatch(action);
    expect(selectShownCount(store.getState())).toBe(pageSize);
  },
);

describe('the filters in an address', () => {
  it.each([
    ['', { text: '', tags: [] }],
    ['?q=libertad+digital&tag=web3&tag=datos', { text: 'libertad digital', tags: ['web3', 'datos'] }],
    ['?tag=web3&tag=web3&tag=', { text: '', tags: ['web3'] }],
    ['?q=%3Cb%3E', { text: '<b>', tags: [] }],
  ])('V1–V3 reads %j', (query, filters) => {
    expect(filtersOf({ path: '/en/videos', query })).toEqual(filters);
  });

  it('V1–V3 reads none in the address of another page, and keeps those in use', () => {
    const store = newStore();
    store.dispatch(searchTyped('a'));
    store.dispatch(arriveAt('/community?q=b', 'link', null));
    expect(selectSearchText(store.getState())).toBe('a');
  });

  it.each([
    ['', { text: '', tags: [] }, ''],
    ['', { text: '  ', tags: [] }, ''],
    ['', { text: 'año', tags: ['web3'] }, '?q=a%C3%B1o&tag=web3'],
    ['?q=old&tag=x&forceMobile=true', { text: '', tags: ['web3'] }, '?forceMobile=true&tag=web3'],
  ])('V1–V3 writes into %j what %j says', (query, filters, written) => {
    expect(writeFilters(query, filters)).toBe(written);
  });
});
