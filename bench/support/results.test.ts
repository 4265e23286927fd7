import { withResult } from './results';

it('B1 keeps the results of each part of the benchmark, and replaces only those measured again', () => {
  const first = withResult('# What was measured\n', 'paint', 'old');
  const both = withResult(first, 'heap', '| 1 |');
  const again = withResult(both, 'paint', 'new');
  expect(again).toBe('# What was measured\n\n## heap\n\n| 1 |\n\n## paint\n\nnew\n');
});
