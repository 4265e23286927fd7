import { arriveAt } from '../../router/navigate';
import { glossarySlice, selectIsTermOpen, termToggled } from './glossarySlice';

const { reducer } = glossarySlice;
const start = reducer(undefined, { type: 'x' });
const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, start);

it('B20 explains one term at a time, until it is toggled again or the page is left', () => {
  expect(start).toEqual({ openPopover: null });
  const glossary = after(termToggled('lead-web3'), termToggled('lead-token'));
  const terms = ['lead-web3', 'lead-token'];
  expect(terms.map((id) => selectIsTermOpen({ glossary }, id))).toEqual([false, true]);
  expect(after(termToggled('lead-web3'), termToggled('lead-web3')).openPopover).toBeNull();
  expect(after(termToggled('lead-web3'), arriveAt('/videos', 'link', null)).openPopover).toBeNull();
});
