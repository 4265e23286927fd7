import { formatStackTrace } from 'jest-message-util';

const StackPaths = require('./stackPaths.cjs');

it.each(['/home/ana/my site (copy)', '/home/ana (work)/site', '/home/(ana) b/site', '/home/ana/site'])(
  'the stack of a failed test names files from the root of %s',
  (rootDir) => {
    const stack = `Error\n    at run (${rootDir}/src/a.ts:1:2)\n    at ${rootDir}/src/b.ts:3:4`;
    const result = { failureMessage: formatStackTrace(stack, { rootDir, testMatch: [] }, { noStackTrace: false }) };
    new StackPaths({ rootDir }).onTestResult({}, result);
    expect(result.failureMessage.match(/ at .*/g)).toEqual([' at run (src/a.ts:1:2)', ' at src/b.ts:3:4']);
  },
);
