import { beginningToggled, beginSlice, selectBeginning } from './beginSlice';

it('B23 opens one answer to "Where do I begin?" at a time, until it is pressed again', () => {
  const chosen = (...ids: Parameters<typeof beginningToggled>[0][]) =>
    selectBeginning({ begin: ids.map(beginningToggled).reduce(beginSlice.reducer, beginSlice.getInitialState()) });
  expect([chosen(), chosen('genZ'), chosen('genZ', 'path'), chosen('path', 'path')]).toEqual([
    null,
    'genZ',
    'path',
    null,
  ]);
});
