import { brotliCompressSync } from 'node:zlib';
import { visit } from './support/journey';

/** Kilobytes (1000 bytes) after brotli. */
const budgets = { script: 125, stylesheet: 10 };
const notYet = ['add_waitlist_subscription', 'superstruct', 'final-form'];

it('keeps the first load of the home page within its budget, without the code of the waitlist', () =>
  visit('es', { viewport: { width: 390, height: 844 } }, async ({ page, open }) => {
    const files: { kind: string; name: string; body: Buffer }[] = [];
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind !== 'script' && kind !== 'stylesheet') return;
      const name = new URL(response.url()).pathname;
      pending.push(response.body().then((body) => void files.push({ kind, name, body })));
    });
    await open('/');
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);

    const sizes = files.map(({ kind, name, body }) => ({ kind, name, kb: brotliCompressSync(body).length / 1000 }));
    const total = (kind: string) => sizes.filter((file) => file.kind === kind).reduce((sum, { kb }) => sum + kb, 0);
    const lines = sizes.map(({ name, kb }) => `${kb.toFixed(1).padStart(7)} KB  ${name}`);
    const sums = `JS ${total('script').toFixed(1)} of ${budgets.script} KB, CSS ${total('stylesheet').toFixed(1)} of ${budgets.stylesheet} KB`;
    process.stdout.write(`First load of /, brotli:\n${lines.join('\n')}\n${sums}\n`);

    const code = files.map(({ body }) => body.toString()).join('\n');
    expect(notYet.filter((word) => code.includes(word))).toEqual([]);
    expect(total('script')).toBeLessThanOrEqual(budgets.script);
    expect(total('stylesheet')).toBeLessThanOrEqual(budgets.stylesheet);
  }));
