import { videosData } from '../../src/features/videos/videosData';
import { journey } from '../support/engines/journey';
import { type Named, otherEngines } from '../support/engines/tab';

const all = videosData.length;
const tagged = videosData.filter(({ tags }) => tags.includes('comunidad')).length;

journey(
  'B18, V1–V4 filters by tag and by word, to nothing and back, with the address following',
  async (visit) => {
    const { tab, t, at, isPhone, open, counts, arrives } = visit;
    const cards: Named = { role: 'article', within: 'main' };
    await open('/videos');
    await counts(cards, all);

    if (isPhone) await tab.press({ role: 'button', name: t('videos.filters.tags') });
    await tab.press({ role: 'button', name: new RegExp(`^${t('tags.comunidad')}\\b`) });
    await counts(cards, tagged);
    await arrives(at('/videos?tag=comunidad'));

    await tab.press({ role: 'searchbox', name: t('videos.filters.search') });
    await tab.type('zzzz');
    await counts({ role: 'heading', name: t('videos.none.title') }, 1);
    await arrives(at('/videos?q=zzzz&tag=comunidad'));
    await tab.press({ role: 'button', name: t('videos.none.clear') });
    await counts(cards, all);
    await arrives(at('/videos'));
  },
  { among: otherEngines },
);

journey('B18, B12, V1–V3 searches for what the address says after a reload, whatever the field held', async (visit) => {
  const { tab, t, open, reload, counts } = visit;
  await open('/videos?q=web3');
  await counts({ role: 'button', name: t('videos.filters.clear') }, 1);
  // As if the page were reloaded before the typing rests.
  await tab.evaluate(() => {
    history.replaceState = () => undefined;
  });
  await tab.press({ role: 'searchbox', name: t('videos.filters.search') });
  await tab.type('zzzz');
  await counts({ role: 'heading', name: t('videos.none.title') }, 1);
  await reload();
  await counts({ role: 'button', name: t('videos.filters.clear') }, 1);
  expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>('main [type=search]')?.value)).toBe('web3');
});
