import { playerSlice, selectIsTranscriptOpen, transcriptToggled } from './playerSlice';

it('B13 unfolds the transcript as it is told, or the other way by a bare action', () => {
  const isOpen = (...actions: Parameters<typeof playerSlice.reducer>[1][]) =>
    selectIsTranscriptOpen({ player: actions.reduce(playerSlice.reducer, playerSlice.getInitialState()) });
  const bare = { type: transcriptToggled.type };
  expect([isOpen(), isOpen(transcriptToggled(true)), isOpen(bare), isOpen(bare, bare)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
