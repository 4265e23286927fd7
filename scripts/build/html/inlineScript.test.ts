import { runInNewContext } from 'node:vm';
import path from 'node:path';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { inlineScript } from './inlineScript';

it('B1 keeps the line that lays the page out early when the script is made smaller', () => {
  expect(inlineScript('src/boot/inline/lateScript.ts')).toContain('document.body.offsetHeight');
});

it('B1 B18 a script with imports becomes one line that runs at once, sets no global and suits old browsers', () => {
  const folder = temporaryDirectory({
    'part.ts': 'export const part = (value?: { deep: number }) => value?.deep ?? 1;',
    'whole.ts':
      "import { part } from './part';\nexport const longName = part();\nclass Kept { field = longName }\ndocument.title = `${new Kept().field}`;",
  });
  const script = inlineScript(path.join(folder, 'whole.ts'));
  const page = { document: { title: '' } };
  runInNewContext(script, page);
  expect(page).toEqual({ document: { title: '1' } });
  // A field of a class is newer than what the oldest browsers know.
  expect(script).not.toMatch(/\n|longName|class[ \w]*\{\w+=/);
});
