import * as fc from 'fast-check';
import { makeStore } from '../../app/store';
import { arriveAt } from '../../router/navigate';
import { fakeServices } from '../../test/fakeServices';
import { filtersOf, writeFilters } from './filtersInAddress';
import { searchTyped, selectAddress, selectFilters, tagToggled } from './videoFiltersSlice';
import { videosData } from './videosData';

const origin = 'https://constela.example';
const knownTags = [...new Set(videosData.flatMap(({ tags }) => tags))];

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '  ', ' web3 ', 'a&tag=b', '#?%26=+', 'ñ🌟'));
const tag = fc.oneof(fc.constantFrom(...knownTags), fc.string({ unit: 'binary', minLength: 1 }));
const tags = fc.uniqueArray(tag, { maxLength: 5 });
const path = fc.constantFrom('/videos', '/en/videos');
const value = fc.oneof(fc.constantFrom('', 'web3', 'libertad'), fc.string({ unit: 'binary' }));
const param = fc.tuple(fc.constantFrom('x', 'q', 'tag', 'tag', 'forceMobile', 'ñ'), value);
const query = fc.array(param, { maxLength: 4 }).map((params) => {
  const written = new URLSearchParams(params).toString();
  return written && `?${written}`;
});
const others = (from: string) => [...new URLSearchParams(from)].filter(([name]) => name !== 'q' && name !== 'tag');

it('V1–V3 whoever opens the address of a search sees the same words and tags', () => {
  fc.assert(
    fc.property(path, text, tags, (path, text, tags) => {
      const [one, other] = [makeStore(fakeServices()), makeStore(fakeServices())];
      one.dispatch(arriveAt(path, 'link', null));
      one.dispatch(searchTyped(text));
      for (const tag of tags) one.dispatch(tagToggled(tag));

      // As the browser passes it on.
      const { pathname, search } = new URL(selectAddress(one.getState()), origin);
      other.dispatch(arriveAt(pathname + search, 'load', null));

      expect(selectFilters(other.getState())).toMatchObject({ text: text.trim() && text, tags });
      expect(selectAddress(other.getState())).toBe(selectAddress(one.getState()));
    }),
    { numRuns: 100 },
  );
});

it('V1–V3 writing filters into any query leaves its other parameters as they are', () => {
  fc.assert(
    fc.property(query, text, tags, (query, text, tags) => {
      const written = writeFilters(query, { text, tags });
      expect(others(written)).toEqual(others(query));
      expect(filtersOf({ path: '/videos', query: written })).toEqual({ text: text.trim() && text, tags });
    }),
    { numRuns: 1000 },
  );
});

it('V2 reads each tag of any address once, and none without a name', () => {
  fc.assert(
    fc.property(query, (query) => {
      const { tags } = filtersOf({ path: '/videos', query })!;
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags).not.toContain('');
    }),
    { numRuns: 500 },
  );
});
