import * as fc from 'fast-check';
import { makeStore } from '../../app/store';
import { arriveAt } from '../../router/navigate';
import { fakeServices } from '../../test/fakeServices';
import { writeFilters } from './filtersInAddress';
import { searchTyped, selectAddress, selectFilters } from './videoFiltersSlice';
import { videosData } from './videosData';

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
