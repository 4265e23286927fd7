import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { inlineScript } from './inlineScript';

it('B1 keeps the line that lays the page out early when the script is made smaller', () => {
  expect(inlineScript('src/boot/inline/lateScript.ts', 'loadAfterPaint')).toContain('.body.offsetHeight');
});

it('B1 B18 calls a function of a file with the window, in code for old browsers that leaves no name behind', () => {
  const folder = temporaryDirectory({
    'part.ts': 'export const part = (value?: { deep: number }) => value?.deep ?? 1;',
    'whole.ts':
      "import { part } from './part';\nclass Kept { field = part() }\nexport function run({ document }: Window) { document.title = `${new Kept().field}`; }",
  });
  const script = inlineScript(path.join(folder, 'whole.ts'), 'run');
  const window = { document: { title: '' } };
  const names = { window };
  runInNewContext(script, names);
  expect([window.document.title, Object.keys(names)]).toEqual(['1', ['window']]);
  // A field of a class is newer than what the oldest browsers know.
  expect(script).not.toMatch(/class[ \w]*\{\w+=|\n/);
});
