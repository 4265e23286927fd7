import path from 'node:path';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { inlineScript } from './inlineScript';

it('B1 keeps the line that lays the page out early when the script is made smaller', () => {
  expect(inlineScript('src/boot/inline/lateScript.ts')).toContain('document.body.offsetHeight');
});

it('B1 B18 makes of a script with imports one small function that runs at once and leaves no name behind', () => {
  const folder = temporaryDirectory({
    'part.ts': 'export const part = (value?: { deep: number }) => value?.deep ?? 1;',
    'whole.ts':
      "import { part } from './part';\nexport const longName = part();\nclass Kept { field = longName }\ndocument.title = `${new Kept().field}`;",
  });
  const script = inlineScript(path.join(folder, 'whole.ts'));
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
  expect(script).not.toMatch(/import|export|require|longName|\n/);
  // A field of a class is newer than what the oldest browsers know.
  expect(script).not.toMatch(/class[ \w]*\{\w+=/);
});
