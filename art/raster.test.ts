import { iconsMark, readIconsMark } from './raster';

it('B2 the icons are up to date; after a change run `npm run draw`', () => {
  expect(readIconsMark()).toEqual(iconsMark());
});
