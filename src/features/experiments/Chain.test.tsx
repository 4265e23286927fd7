import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { languages } from '../../lib/language';
import { selectStateDump } from '../debug/supportReport';
import { Experiment } from './Experiment';

async function open(language: (typeof languages)[number] = 'es') {
  const view = renderApp(<Experiment videoId="video3" />, { language });
  const { t } = view;
  await screen.findByRole('heading', { name: t('chain.title') });
  const field = (number: number) => screen.getByLabelText(t('chain.text', { number }));
  const block = (number: number) => within(field(number).closest('li')!);
  const mend = (number: number) => screen.findByRole('button', { name: t('chain.mend', { number }) });
  return { ...view, field, block, mend };
}

it.each(languages)('B15 breaks the chain after a changed block, and mends it block by block (%s)', async (language) => {
  const { user, t, field, block, mend } = await open(language);
  expect(screen.getByText(t('chain.status.original'))).toBeVisible();
  await user.type(field(1), '0');
  expect(await block(2).findByText(t('chain.broken'))).toBeVisible();
  expect(block(1).getByText(t('chain.fits'))).toBeVisible();
  expect(block(3).getByText(t('chain.after'))).toBeVisible();
  expect(screen.getByText(t('chain.status.broken', { number: 2 }))).toBeVisible();

  await user.click(await mend(2));
  await user.click(await mend(3));
  expect(await screen.findByText(t('chain.status.changed'))).toBeVisible();
  const button = screen.getByRole('button', { name: t('chain.nothingToMend') });
  // A disabled button would lose the focus.
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  await user.click(button);
  expect(screen.getByText(t('chain.status.changed'))).toBeVisible();
});

it('N6, B15 leaves what is typed into a block out of the support report', async () => {
  const { user, field, block, t, store } = await open();
  await user.type(field(1), ' secret');
  await block(2).findByText(t('chain.broken'));
  const dump = selectStateDump(store.getState());
  expect(dump).toContain('rewrittenCopies');
  expect(dump).not.toContain('secret');
});
