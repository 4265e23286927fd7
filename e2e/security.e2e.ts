import { day } from '../supabase/functions/_shared/brand';
import { brand } from '../src/lib/site';
import { freshEmail, join, mailOnceSent } from './support/signUp';
import { expect, test } from './support/test';
import { waitUntilIdle } from './support/idle';

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('B11 refuses injected code and foreign addresses', async ({ page, expectConsole, expectRequest }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
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
  await waitUntilIdle(page);
  const tried = await page.evaluate(async () => {
    const inHtml = () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>');
    // oxlint-disable-next-line no-eval -- that it is refused is the point
    const evaluating = () => globalThis.eval('1');
    // In a task of the page's own: what a debugger evaluates may evaluate more.
    await new Promise((resolve) => setTimeout(resolve));
    const outcomes = await Promise.allSettled([
      fetch('https://evil.test/'),
      ...[inHtml, evaluating].map((attempt) => Promise.resolve().then(attempt)),
    ]);
    return outcomes.map(({ status }) => status);
  });
  expect(tried).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(page.locator('body')).not.toHaveCSS('display', 'none');
  expect(await page.evaluate(() => document.baseURI)).toContain('/login');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(reached).toEqual([]);
  const refused = await page.evaluate(() => (window as unknown as { violations: string[] }).violations.join('\n'));
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

test('A2, B11 shows a caught mail as it was sent, within its own policies @wide', async ({ visit, page, open }) => {
  const email = freshEmail();
  await open('/waitlist');
  await join(visit, email);
  await mailOnceSent(email);
  await page.goto(process.env.E2E_OUTBOX ?? '');
  await expect(page.locator('table')).toHaveCSS('border-collapse', 'collapse');
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const mail = page.frameLocator('iframe').locator('body');
  await expect(mail.getByText(brand).first()).toBeVisible();
  await expect(mail).toHaveCSS('background-color', rgb(day.page));
});
