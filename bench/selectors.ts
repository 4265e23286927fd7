import { performance } from 'node:perf_hooks';
import { makeStore } from '../src/app/store';
import { refusingServices } from '../src/app/refusingServices';
import { filtersCleared, searchTyped, tagToggled } from '../src/features/videos/videoFiltersSlice';
import { selectFoundVideos } from '../src/features/videos/videoSearch';
import { selectTagCounts } from '../src/features/videos/videosSlice';
import type { VideoTexts } from '../src/features/videos/videoTexts';
import { manyVideos } from '../test-support/manyVideos';
import { median, percentile } from './support/numbers';
import { printTable } from './support/table';

const sizes = [20, 2000, 100_000];
const typed = 'libertad digital';
const rounds = 25;
const spanish: VideoTexts = {};

/** V1, V2: the time of a keystroke without rendering: the dispatch and the search. */
function measure(size: number) {
  const store = makeStore(refusingServices, { videos: manyVideos(size) });
  const timed = (work: () => unknown) => {
    const before = performance.now();
    work();
    return performance.now() - before;
  };
  const find = () => selectFoundVideos(store.getState(), spanish);
  const first = timed(find);
  const keystrokes: number[] = [];
  const tags: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let end = 1; end <= typed.length; end += 1) {
      keystrokes.push(timed(() => (store.dispatch(searchTyped(typed.slice(0, end))), find())));
    }
    store.dispatch(filtersCleared());
    for (const tag of ['web3', 'blockchain']) tags.push(timed(() => (store.dispatch(tagToggled(tag)), find())));
    store.dispatch(filtersCleared());
  }
  const counts = timed(() => selectTagCounts(store.getState()));
  return { first, counts, keystroke: median(keystrokes), slowest: percentile(keystrokes, 98), tag: median(tags) };
}

const format = (milliseconds: number) => Number(milliseconds.toPrecision(2)).toLocaleString('en');
let smaller: number | undefined;
const rows = sizes.map((size) => {
  const { first, counts, keystroke, slowest, tag } = measure(size);
  const growth = smaller === undefined ? '' : `× ${(keystroke / smaller).toFixed(0)}`;
  smaller = keystroke;
  return [
    size.toLocaleString('en'),
    format(keystroke),
    format(slowest),
    growth,
    format(tag),
    format(first),
    format(counts),
  ];
});
const headers = [
  'Videos',
  'ms a keystroke',
  '98th percentile',
  'grows',
  'ms a tag',
  'ms once a language',
  'ms once for the tags',
];
printTable('Explorer', headers, rows);
