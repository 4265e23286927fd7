import { arriveAt } from '../../../router/navigate';
import { playerSlice, selectIsTranscriptOpen, transcriptToggled } from './playerSlice';

const { reducer } = playerSlice;

it('B13 begins with the transcript closed', () => {
  expect(reducer(undefined, { type: 'x' })).toEqual({ transcriptOpen: false });
});

it('B13 keeps the transcript open on the next page, until it is closed', () => {
  const open = reducer(undefined, transcriptToggled(true));
  const player = reducer(open, arriveAt('/video/video2', 'link', null));
  expect(selectIsTranscriptOpen({ player })).toBe(true);
  expect(reducer(open, transcriptToggled(false))).toEqual({ transcriptOpen: false });
});

it('B8 a bare action of DevTools opens the transcript', () => {
  expect(reducer(undefined, { type: transcriptToggled.type })).toEqual({ transcriptOpen: true });
});
