import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { sharedLines } from './sharedLines';

const by = (...authorIds: string[]) => ({ authorIds });

it('H5 joins nobody for a video made alone', () => {
  expect(sharedLines([by('vega'), by('nova')])).toEqual([]);
});

it('H5 joins two once, however many videos they made and in whichever order', () => {
  expect(sharedLines([by('vega', 'orion'), by('orion', 'vega')])).toEqual([['orion', 'vega']]);
});

it('H5 joins all three of a video by three', () => {
  expect(sharedLines([by('vega', 'izar', 'lyra')])).toEqual([
    ['izar', 'vega'],
    ['lyra', 'vega'],
    ['izar', 'lyra'],
  ]);
});

it('H5 leaves none of the first seven members alone', () => {
  const joined = new Set(sharedLines(videosData).flat());
  expect(membersData.slice(0, 7).filter(({ id }) => !joined.has(id))).toEqual([]);
});
