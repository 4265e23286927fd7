/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { codeFiles, importsOf } from '../../test-support/imports';

/** The build and the tests have all texts at once. The browser has what the other files import. */
const isAllAtOnce = (file: string) => /^src\/i18n\/[a-z]{2}\.ts$/.test(file);
/** No page shows the challenge yet (D5). The other file belongs to the home page and to all others. */
const exceptions: Record<string, number> = { 'challenge.json': 0, 'featuredVideoTexts.json': 2 };

const imported = codeFiles()
  .filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file) && !isAllAtOnce(file))
  .flatMap(importsOf);

it.each(readdirSync('locales'))('I1 brings every file of texts to the browser, and none twice (%s)', (language) => {
  const files = readdirSync(`locales/${language}`, { recursive: true }).map(String);
  const wrong = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const times = imported.filter((name) => name === `locales/${language}/${file}`).length;
      const expected = exceptions[file] ?? 1;
      return times === expected ? [] : [`locales/${language}/${file} is imported ${times} times, see src/i18n/texts`];
    });
  expect(wrong).toEqual([]);
});
