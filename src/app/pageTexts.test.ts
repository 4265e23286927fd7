import { allTexts } from '../../scripts/content/allTexts';
import { experimentIds } from '../features/experiments/Experiment';
import { lessonIds } from '../features/lessons/lessonIds';
import { languages } from '../lib/language';
import { paths } from '../lib/paths';
import { loadLanguage } from './pageTexts';

const namesAt = async (plainPath: string) => Object.keys(await loadLanguage('en', plainPath));

it.each(languages)('I1 loads the texts that a page shows, in that language (%s)', async (language) => {
  const home = await loadLanguage(language, paths.home);
  expect(home).toMatchObject({ home: allTexts[language].home });
  expect(home).not.toHaveProperty('waitlist');
  expect(await loadLanguage(language, paths.waitlist)).toMatchObject({
    home: allTexts[language].home,
    waitlist: allTexts[language].waitlist,
  });
});

it('I1 loads what only one page shows with that page alone', async () => {
  const own = new Set(['legal', 'links', 'privacy', 'lesson', 'chain']);
  const at = async (path: string) => (await namesAt(path)).filter((name) => own.has(name));
  expect(await at(paths.videos)).toEqual([]);
  expect(await at(paths.legal)).toEqual(['legal']);
  expect(await at(paths.privacy)).toEqual(['privacy']);
  expect(await at(paths.confirm)).toEqual(['links']);
  expect(await at(paths.video('video3'))).toEqual(['lesson', 'chain']);
  expect(await at(paths.video('nowhere'))).toEqual(['lesson']);
});

it('I1 B15 loads the texts of each experiment with its lesson', async () => {
  for (const id of experimentIds) {
    const lessonOnly = await namesAt(paths.video(lessonIds.find((one) => !experimentIds.includes(one))!));
    expect(await namesAt(paths.video(id))).toHaveLength(lessonOnly.length + 1);
  }
});
