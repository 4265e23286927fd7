import { expect, test } from './support/test';
import { waitUntilIdle } from './support/idle';

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
