import { arriveAt } from '../../../router/navigate';
import { playerSlice, transcriptToggled } from './playerSlice';

const { reducer } = playerSlice;

it('B13 begins with the transcript closed', () => {
  expect(reducer(undefined, { type: 'x' })).toEqual({ transcriptOpen: false });
});

it('B13 keeps the transcript open on the next page, until it is closed', () => {
  const open = reducer(undefined, transcriptToggled(true));
  expect(reducer(open, arriveAt('/video/video2', 'link', null))).toEqual({ transcriptOpen: true });
  expect(reducer(open, transcriptToggled(false))).toEqual({ transcriptOpen: false });
});
