import { journey } from '../support/engines/journey';
import { otherEngines } from '../support/engines/tab';

journey(
  'B18, P4 posts a comment above the others, and likes it',
  async (visit) => {
    const { tab, t, open, sees, counts } = visit;
    await open('/video/video1');
    const send = { role: 'button', name: t('comments.form.send') } as const;
    const isDisabled = () => document.querySelector<HTMLButtonElement>('main form button')?.disabled;
    await tab.press({ role: 'textbox', name: t('comments.form.label') });
    await tab.type('   ');
    expect(await tab.evaluate(isDisabled)).toBe(true);
    await tab.type('<b>¡Hola!</b>');
    await tab.press(send);
    await sees('<b>¡Hola!</b>');
    await sees(t('comments.guest'));
    const likes = (total: number) => ({ role: 'button', name: t('comments.like', { total }), within: 'main' }) as const;
    expect(await tab.count(likes(0))).toBe(1);
    await tab.press(likes(0));
    await counts(likes(1), 1);
  },
  { among: otherEngines },
);

journey(
  'B18, B10 copies the clean address where there is no share sheet, and says so',
  async (visit) => {
    const { tab, t, at, open, sees } = visit;
    await open('/video/video2?v=9.9.9');
    expect(await tab.evaluate(() => 'share' in navigator)).toBe(false);
    await tab.press({ role: 'button', name: t('common.share.button') });
    await sees(t('common.share.copied'));
    // Nobody may read the clipboard, but a person can paste.
    await tab.press({ role: 'textbox', name: t('comments.form.label') });
    await tab.key('Control+V');
    await tab.waitFor(
      (address) => document.querySelector('textarea')?.value === location.origin + address,
      at('/video/video2'),
    );
  },
  { among: otherEngines },
);

journey('B18, B12, P4 can post what the browser kept of a comment over a reload', async (visit) => {
  const { tab, t, open, reload, sees } = visit;
  await open('/video/video1');
  await tab.press({ role: 'textbox', name: t('comments.form.label') });
  await tab.type('A medias');
  await reload();
  const field = () => document.querySelector('textarea')?.value;
  const kept = await tab.evaluate(field);
  // Firefox keeps the text, and with it a button that can be pressed.
  if (await tab.evaluate(() => navigator.userAgent.includes('Firefox'))) expect(kept).toBe('A medias');
  if (!kept) return;
  await tab.press({ role: 'button', name: t('comments.form.send') });
  await sees(t('comments.guest'));
  expect(await tab.evaluate(field)).toBe('');
});

journey(
  'B18, B10 counts an address that is copied again, and gives the focus back when the toast is closed',
  async (visit) => {
    const { tab, t, open, sees, counts } = visit;
    const share = { role: 'button', name: t('common.share.button') } as const;
    await open('/video/video2');
    await tab.press(share);
    await sees(t('common.share.copied'));
    await tab.press(share);
    await sees(`${t('common.share.copied')} ${t('common.repeated', { times: 2 })}`);
    await tab.evaluate(() => {
      document.querySelector<HTMLElement>('textarea')?.focus();
      document.querySelector<HTMLElement>('.toast-card button')?.focus();
    });
    await tab.key('Enter');
    await counts({ role: 'button', name: t('common.close') }, 0);
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  },
);
