import { journey, type Visit } from './support/journey';

declare global {
  interface Window {
    blends: number;
  }
}

/** Counts how often the picture of a new page comes in over a time that an eye can follow. */
function countBlends() {
  window.blends = 0;
  const start = document.startViewTransition.bind(document);
  const count = () => {
    const isSeen = document.getAnimations().some(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect;
      return pseudoElement === '::view-transition-new(root)' && Number(effect?.getTiming().duration) >= 150;
    });
    if (isSeen) window.blends += 1;
  };
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(count, () => undefined);
    return transition;
  };
}

/** Follows links of the footer, each as soon as the page before is there. */
async function walk({ page, at, open }: Visit, blendsEach: 0 | 1): Promise<void> {
  await open('/videos');
  await page.evaluate(countBlends);
  let blends = 0;
  for (const plain of ['/community', '/waitlist', '/']) {
    await page.locator(`footer a[href^="${at(plain)}?"]`).first().click();
    await page.waitForURL((url) => url.pathname === at(plain));
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.id === 'main');
    blends += blendsEach;
    await page.waitForFunction((count) => window.blends === count, blends);
  }
}

journey('B1 blends one page into the next, and lets nobody wait for it', (visit) => walk(visit, 1), {
  reducedMotion: 'no-preference',
});

journey('B1 blends nothing for who asked for less motion', (visit) => walk(visit, 0));
