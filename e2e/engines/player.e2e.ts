import path from 'node:path';
import { testVideos, videoSite } from '../../test-support/video/videoSite';
import { startSite, type Site } from '../../test-support/site';
import { languages, type Language } from '../../src/lib/language';
import { paths } from '../../src/lib/paths';
import { chromiumOptions } from '../support/chromium';
import { chooseLanguage } from '../support/engines/chooseLanguage';
import { visit } from '../support/engines/journey';
import { visitors } from '../support/journey';

let site: Site;
beforeAll(async () => {
  const root = path.resolve(__dirname, '../..');
  site = await startSite(undefined, await videoSite(root, chromiumOptions.executablePath));
  process.env.E2E_URL = site.url;
}, 300_000);
afterAll(async () => {
  await site?.stop();
  site?.remove();
});

const shows = (wanted: Language) =>
  [...document.querySelector('video')!.textTracks].every(
    ({ mode, language }) => (mode === 'showing') === (language === wanted),
  );
const playsFrom = (seconds: number) => {
  const { currentTime, paused } = document.querySelector('video')!;
  return currentTime >= seconds && !paused;
};

// Without a sound card WebKitGTK does not move on in a video, and Chromium is asked in a journey of its own.
describe('in firefox', () => {
  it.each(visitors)(
    'B18, B13 plays a video from a line of its transcript, and changes captions with the language ($viewport.width px, $language)',
    ({ viewport, language }) =>
      visit('firefox', language, viewport, async (visit) => {
        const { tab } = visit;
        const other = languages.find((one) => one !== language)!;
        await visit.open(paths.video(testVideos.file));
        await tab.evaluate(() => {
          document.querySelector('video')!.loop = true;
          document.querySelector('summary')!.focus();
        });
        await tab.key('Enter');
        await tab.press({ role: 'button', name: /^0:02 / });
        await tab.waitFor(playsFrom, 2.1);
        await tab.waitFor(
          () => document.querySelector('.transcript [aria-current]')?.textContent.startsWith('0:02') ?? false,
        );
        expect(await tab.evaluate(() => document.activeElement?.textContent?.startsWith('0:02'))).toBe(true);
        await tab.waitFor(shows, language);
        await chooseLanguage(visit, language, other);
        await tab.waitFor(shows, other);
        await tab.waitFor(playsFrom, 0);
      }),
  );
});
