import { journey } from '../support/engines/journey';

journey('B18, P4 posts a comment above the others, and likes it', async (visit) => {
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
});

journey('B18, B10 copies the clean address where there is no share sheet, and says so', async (visit) => {
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
});
