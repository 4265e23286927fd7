import { phone, visit, type Visit } from './support/journey';

declare global {
  interface Window {
    transitions: number;
  }
}

/** Counts the view transitions in which the new page comes in over a time that an eye can follow. */
function countTransitions() {
  window.transitions = 0;
  const start = document.startViewTransition.bind(document);
  const count = () => {
    const isSeen = document.getAnimations().some(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect;
      return pseudoElement === '::view-transition-new(root)' && Number(effect?.getTiming().duration) >= 150;
    });
    if (isSeen) window.transitions += 1;
  };
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(count, () => undefined);
    return transition;
  };
}

/** Follows links of the footer, each as soon as the page before is there. */
async function walk({ page, at, open }: Visit, each: 0 | 1): Promise<void> {
  await open('/videos');
  await page.evaluate(countTransitions);
  let transitions = 0;
  for (const plain of ['/community', '/waitlist', '/']) {
    await page
      .locator(`footer a[href^="${at(plain)}?"]`)
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === at(plain));
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.id === 'main');
    transitions += each;
    await page.waitForFunction((count) => window.transitions === count, transitions);
  }
}

it('B1 shows each new page by a view transition, and lets nobody wait for it', () =>
  visit('es', { viewport: phone, reducedMotion: 'no-preference' }, (visit) => walk(visit, 1)));

it('B1 shows no view transition to visitors who ask for less motion', () => visit('en', {}, (visit) => walk(visit, 0)));
