import { chooseLanguage } from '../support/engines/chooseLanguage';
import { journey, type Visit } from '../support/engines/journey';

const top = () => Math.round(window.scrollY);
const focused = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName;
const titleLink = (path: string) => `main :is(h2, h3) a[href*="${path}"]`;

/** Brings something to the middle of the screen, as a visitor does who is about to press it. */
async function lookAt({ tab }: Visit, selector: string): Promise<number> {
  await tab.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );
  // The place is kept once the scrolling rests.
  await tab.waitFor(() => {
    const kept = (history.state as { place?: { top: number } } | null)?.place?.top;
    return window.scrollY > 0 && kept !== undefined && Math.abs(kept - window.scrollY) < 2;
  });
  return tab.evaluate(top);
}

async function pressTitle({ tab }: Visit, path: string): Promise<void> {
  const name = await tab.evaluate((selector) => document.querySelector(selector)!.textContent, titleLink(path));
  await tab.press({ role: 'link', name, within: 'main' });
}

const isAt = ({ tab }: Visit, wanted: number) =>
  tab.waitFor((wanted) => Math.abs(window.scrollY - wanted) <= 50, wanted);

async function staysAt(visit: Visit, wanted: number) {
  await isAt(visit, wanted);
  await new Promise((rest) => setTimeout(rest, 300));
  expect(Math.abs((await visit.tab.evaluate(top)) - wanted)).toBeLessThanOrEqual(50);
}

journey(
  'R3, R4, V5 goes back to the lesson that was pressed, and forward to where that was left',
  async (visit) => {
    const { tab, at, open, arrives } = visit;
    await open('/videos');
    const onVideos = await lookAt(visit, titleLink('/video/video15'));
    expect(onVideos).toBeGreaterThan(1000);
    await pressTitle(visit, '/video/video15');
    await arrives(at('/video/video15'));
    await tab.waitFor(() => window.scrollY === 0 && document.activeElement?.id === 'main');
    const onLesson = await lookAt(visit, '.comment-form');
    await tab.back();
    await arrives(at('/videos'));
    await staysAt(visit, onVideos);
    expect(await tab.evaluate(focused)).toContain('/video/video15');
    await tab.forward();
    await arrives(at('/video/video15'));
    await staysAt(visit, onLesson);
  },
  { onBothScreens: true },
);

journey(
  'R1, R5, H5 goes back home to the member that was pressed',
  async (visit) => {
    const { tab, at, open, arrives } = visit;
    await open('/');
    const onHome = await lookAt(visit, titleLink('/profile/mira'));
    await tab.press({ role: 'link', name: 'Mira', within: 'main' });
    await arrives(at('/profile/mira'));
    await tab.waitFor(() => window.scrollY === 0);
    await tab.back();
    await tab.waitFor(() => document.querySelector('.home') !== null);
    await staysAt(visit, onHome);
    expect(await tab.evaluate(focused)).toContain('/profile/mira');
  },
  { onBothScreens: true },
);

journey('R3, I1 finds the place again after another language was chosen', async (visit) => {
  const { tab, language, open } = visit;
  const other = language === 'es' ? 'en' : 'es';
  await open('/videos');
  const onVideos = await lookAt(visit, titleLink('/video/video15'));
  await pressTitle(visit, '/video/video15');
  await tab.waitFor(() => window.scrollY === 0);
  await chooseLanguage(visit, language, other);
  await tab.back();
  await tab.waitFor(() => location.pathname.endsWith('/videos'));
  await staysAt(visit, onVideos);
});
