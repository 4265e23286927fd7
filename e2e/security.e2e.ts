import type { Page } from '@playwright/test';
import { day } from '../supabase/functions/_shared/brand';
import { brand } from '../src/lib/site';
import { freshEmail, join, mailsOnceSent } from './support/signUp';
import { expect, test } from './support/test';
import { settled } from './support/settled';

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** From before the first element on: what the policy refused. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

test('B11 refuses injected code and foreign addresses', async ({ page, expectConsole, expectRequest }) => {
  const violations = await watchViolations(page);
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
  const refused = (await violations()).join('\n');
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
});

test('B11 no other site may frame a page', async ({ page, expectRequest }) => {
  const url = `${process.env.E2E_URL}/`;
  await page.route('http://other.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}"></iframe>` }),
  );
  await page.goto('http://other.test/');
  expect(page.frames()).toHaveLength(2);
  expect(page.frames().map((frame) => frame.url())).not.toContain(url);
  expectRequest(/other\.test/);
});

test('A2, B11 shows a caught mail as it was sent, within its own policies @wide', async ({ visit, page, open }) => {
  const email = freshEmail();
  await open('/waitlist');
  await join(visit, email);
  await mailsOnceSent(email, 1);
  await page.goto(process.env.E2E_OUTBOX ?? '');
  await expect(page.locator('table')).toHaveCSS('border-collapse', 'collapse');
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const mail = page.frameLocator('iframe').locator('body');
  await expect(mail.getByText(brand).first()).toBeVisible();
  await expect(mail).toHaveCSS('background-color', rgb(day.page));
});
