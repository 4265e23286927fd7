import type { Page } from 'playwright-core';
import { day } from '../supabase/functions/_shared/brand';
import { brand } from '../src/lib/brand';
import { unlistedPaths } from '../src/app/sitePaths';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { paths } from '../src/lib/paths';
import { phone, visit } from './support/journey';
import { kindsOfWrittenPage } from './support/kindsOfPage';
import { settled } from './support/settled';
import { locales } from './support/texts';

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

interface Watched {
  violations: string[];
  /** Main headings in the order in which they stood there. */
  headings: string[];
  /** The element that came with the HTML, before any script ran. */
  firstMain: Element | null;
}

/** From before the first element on: what the policy refused, which headings were seen, and what came with the HTML. */
function watch(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const watched: Watched = { violations: [], headings: [], firstMain: null };
    Object.assign(window, { watched });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      watched.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
    new MutationObserver(() => {
      watched.firstMain ??= document.querySelector('main');
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== watched.headings.at(-1)) watched.headings.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const watchedBy = (page: Page) =>
  page.evaluate(() => {
    const { violations, headings, firstMain } = (window as unknown as { watched: Watched }).watched;
    return { violations, headings, isFirstMain: firstMain !== null && firstMain === document.querySelector('main') };
  });

// What a wide screen in English does is within the policy in every other journey, since what is refused is said on the console.
it('B11, G8 a walk through the site stays within its policy, asks nobody else and leaves no cookie', () =>
  visit('es', { viewport: phone }, async (visit) => {
    const { page, open, t, at } = visit;
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await watch(page);
    await open('/');
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    const follow = async (plain: string) => {
      await page
        .locator(`a[href^="${at(plain)}?v="]:visible`)
        .first()
        .click();
      await page.waitForURL((url) => url.pathname === at(plain));
    };
    await follow('/videos');
    await page.getByRole('searchbox').fill('web3');
    await page.waitForURL(/q=web3/);
    await page.getByRole('searchbox').fill('');
    await follow('/video/video1');
    await follow('/video/video2');
    await page.locator('main a[href*="/profile/"]:visible').first().click();
    await page.waitForURL(/\/profile\//);
    await follow('/waitlist');
    await page.getByLabel(t('waitlist.fields.name'), { exact: true }).fill('Ada');
    await page.getByLabel(t('waitlist.fields.email'), { exact: true }).fill('ada@example.org');
    await page.getByRole('checkbox').first().check();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common.joinWaitlist') })
      .click();
    await page.getByRole('heading', { name: t('waitlist.thanks.title') }).waitFor();
    await settled(page);

    expect((await watchedBy(page)).violations).toEqual([]);
    expect([...origins]).toEqual([process.env.E2E_URL]);
    expect(await page.context().cookies()).toEqual([]);
  }));

it('B11 an injected script, a foreign address and text turned into elements are refused', () =>
  visit('es', {}, async ({ page, expectConsole, expectRequest }) => {
    await watch(page);
    const reached: string[] = [];
    await page.route('https://evil.test/**', async (route) => {
      reached.push(route.request().url());
      await route.fulfill({ body: '' });
    });
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const injected =
        '<script>window.injected = "inline"</script><script src="https://evil.test/x.js"></script>' +
        '<img src="https://evil.test/x.png" alt="" onerror="window.injected = \'handler\'">' +
        '<style>body { display: none }</style><base href="https://evil.test/">';
      await route.fulfill({ response, body: (await response.text()).replace('<div id="root">', `${injected}$&`) });
    });
    await page.goto('/login');
    await settled(page);
    const tried = await page.evaluate(async () => {
      const outcome = async (attempt: () => unknown) => {
        try {
          await attempt();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      const inHtml = () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>');
      // In a task of the page's own: what a debugger evaluates may evaluate more.
      const evaluating = () =>
        new Promise((resolve, reject) => {
          setTimeout(() => {
            try {
              // oxlint-disable-next-line no-eval -- that it is refused is the point
              resolve(globalThis.eval('1'));
            } catch (error) {
              reject(error);
            }
          });
        });
      const outcomes = [outcome(() => fetch('https://evil.test/')), outcome(inHtml), outcome(evaluating)];
      return {
        outcomes: await Promise.all(outcomes),
        display: getComputedStyle(document.body).display,
        base: document.baseURI,
      };
    });
    expect(tried.outcomes).toEqual(['refused', 'refused', 'refused']);
    expect(tried.display).not.toBe('none');
    expect(tried.base).toContain('/login');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(reached).toEqual([]);
    const refused = (await watchedBy(page)).violations.join('\n');
    for (const directive of [
      'script-src-elem inline',
      'script-src-elem https://evil',
      'img-src',
      'style-src-elem',
      'base-uri',
      'connect-src',
    ]) {
      expect(refused).toContain(directive);
    }
    expectRequest(/evil\.test/);
    expectConsole(/Content Security Policy|Trusted(HTML|Script)|Failed to load|Fetch API/);
  }));

it('B11 no other site may frame a page', () =>
  visit('es', {}, async ({ page, expectRequest }) => {
    const url = `${process.env.E2E_URL}/`;
    await page.route('http://other.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}"></iframe>` }),
    );
    await page.goto('http://other.test/');
    expect(page.frames()).toHaveLength(2);
    expect(page.frames().map((frame) => frame.url())).not.toContain(url);
    expectRequest(/other\.test/);
  }));

describe.each([
  ['en', en],
  ['es', es],
] as const)('for a browser that speaks %s', (language, texts) => {
  it('I1, B11 the HTML of a plain address is in its language, with a policy', () =>
    visit(language, {}, async ({ page }) => {
      for (const kind of kindsOfWrittenPage) {
        const response = await page.request.get(kind, { headers: { 'accept-language': locales[language] } });
        expect(await response.text()).toContain(`<html lang="${language}" data-rendered-path="${kind}">`);
        const headers = response.headers();
        const { 'content-language': said, 'content-security-policy': policy, 'referrer-policy': referrer } = headers;
        const wanted = unlistedPaths.includes(kind) ? 'no-referrer' : 'strict-origin-when-cross-origin';
        expect({ kind, said, referrer }).toEqual({ kind, said: language, referrer: wanted });
        expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
        expect(policy).not.toContain('unsafe');
      }
    }));

  it('I1, B1, B11 the first HTML of a plain address is kept, keeps to its policy, and nothing else is ever seen', () =>
    visit(language, {}, async ({ page, at }) => {
      await watch(page);
      // A Spanish page at a plain address is what hydration.e2e.ts opens of every kind.
      for (const kind of language === 'en' ? kindsOfWrittenPage : [paths.home, paths.videos]) {
        const response = await page.goto(kind);
        expect(response?.headers()['content-language']).toBe(language);
        await settled(page);
        const { violations, headings, isFirstMain } = await watchedBy(page);
        expect({ kind, violations, headings: headings.length, isFirstMain }).toEqual({
          kind,
          violations: [],
          headings: 1,
          isFirstMain: true,
        });
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        // Links keep the prefix that the address has: none. Only a choice of language may lead under /en.
        expect(await page.locator('main a[href^="/en/"]').count()).toBe(0);
        expect(at(kind).startsWith('/en')).toBe(language === 'en');
      }
      await page.goto(paths.videos);
      expect((await page.locator('h1').textContent())?.trim()).toBe(texts.videos.title);
    }));

  it('R8, I1 an unknown plain address is answered with 404 in its language', () =>
    visit(language, {}, async ({ page }) => {
      const response = await page.request.get('/no/such/page', { headers: { 'accept-language': language } });
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(`<html lang="${language}"`);
    }));

  it('W1 without scripts the sign-up form comes back to its page, and the address keeps nothing that was typed', () =>
    visit(language, { javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(paths.waitlist);
      await page.locator('input[name="name"]').fill('Ada');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.locator('form[method="post"] [type="submit"]').click();
      expect((await answer).status()).toBe(303);
      await page.waitForLoadState();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(paths.waitlist);
    }));
});

it('A2, B11 a caught mail is shown as it was sent, within policies of its own', () =>
  visit('en', {}, async ({ page, t, open }) => {
    await open('/waitlist');
    await page.getByLabel(t('waitlist.fields.name'), { exact: true }).fill('Grace');
    await page.getByLabel(t('waitlist.fields.email'), { exact: true }).fill('grace@example.org');
    await page.getByRole('checkbox').first().check();
    const sent = page.waitForResponse((response) => response.url().endsWith('/functions/v1/send-confirmation'));
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common.joinWaitlist') })
      .click();
    await sent;
    await page.goto(process.env.E2E_OUTBOX ?? '');
    expect(await page.locator('table').evaluate((table) => getComputedStyle(table).borderCollapse)).toBe('collapse');
    await page.getByRole('row').filter({ hasText: 'grace@example.org' }).getByRole('link').click();
    const mail = page.frameLocator('iframe').locator('body');
    await mail.getByText(brand).first().waitFor();
    expect(await mail.evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(rgb(day.page));
  }));
