import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { liveRegions, renderApp } from '../../../test/renderApp';
import { findBroken, originalBlocks, zeros } from './blocks';
import { Experiment } from '../Experiment';

/** Cryptography with which the third try always succeeds. */
const subtleCrypto = {
  digest: async (algorithm: string, bytes: BufferSource) => {
    const digest = new Uint8Array(await webcrypto.subtle.digest(algorithm, bytes));
    if (new TextDecoder().decode(bytes).endsWith('\n3')) digest.fill(0, 0, 2);
    return digest.buffer;
  },
} as SubtleCrypto;

async function open(crypto = subtleCrypto) {
  const view = renderApp(<Experiment videoId="video3" />, { services: { subtleCrypto: crypto } });
  const { t } = view;
  await screen.findByRole('heading', { name: t('chain:title') });
  const block = (number: number) => within(screen.getByLabelText(t('chain:text', { number })).closest('li')!);
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, block, press };
}

it('B15 breaks the chain by one press, and repairs it block by block', async () => {
  const { t, block, press, user, store } = await open();
  expect(screen.getByText(t('chain:status.original'))).toBeVisible();
  expect(screen.getByText(t('chain:copies.same'))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: t('chain:prediction.all') }));
  await press(t('chain:cheat'));
  expect(await block(1).findByText(t('chain:broken'))).toBeVisible();
  expect(block(2).getByText(t('chain:broken'))).toBeVisible();
  // It carries the figure that the second one still leaves.
  expect(block(3).getByText(t('chain:fits'))).toBeVisible();
  expect(screen.getByText(t('chain:copies.changed'))).toBeVisible();
  expect(screen.getByText(t('chain:status.noWork', { number: 1, zeros }))).toBeVisible();
  const answer = t('chain:prediction.all');
  expect(screen.queryByText(t('experiments:asPredicted', { answer }))).toBeNull();
  await press(t('chain:repair', { number: 1 }));
  expect(await screen.findByText(t('chain:status.noLink', { number: 2 }))).toBeVisible();
  await press(t('chain:repair', { number: 2 }));
  await press(t('chain:repair', { number: 3 }));
  await waitFor(() => expect(findBroken(store.getState().chain!.blocks)).toBeUndefined());
  const restart = screen.getByRole('button', { name: t('chain:restart') });
  expect(screen.getByText(t('chain:status.changed'))).toBeVisible();
  for (const text of [t('chain:prediction.why'), t('experiments:asPredicted', { answer })])
    expect(screen.getByText(text)).toBeVisible();
  // One button for all steps, which keeps the focus.
  expect(restart).toHaveFocus();
  // What the button has become is announced, after what the press did.
  const said = liveRegions(restart.closest('.experiment-bar')!).map(({ textContent }) => textContent);
  expect(said).toEqual([t('chain:status.changed'), t('chain:restart')]);
  await user.click(restart);
  expect(screen.getByRole('button', { name: t('chain:cheat') })).toHaveFocus();
});

it('B15 draws in each block the figure that the one before leaves, until that is another', async () => {
  const { block, press, t } = await open();
  const figures = (number: number) =>
    block(number)
      .getAllByRole('img')
      .map((one) => one.getAttribute('aria-label'));
  const [first] = figures(1);
  expect(first).toBe(originalBlocks[0]!.hash.slice(0, 8));
  expect(figures(2)[0]).toBe(first);
  expect(figures(3)[0]).toBe(figures(2)[1]);
  await press(t('chain:cheat'));
  await waitFor(() => expect(figures(1)).not.toEqual([first]));
  expect(figures(2)[0]).toBe(first);
});

it('B15 stops a repair by a press of the same button', async () => {
  const { t, press } = await open(webcrypto.subtle as SubtleCrypto);
  await press(t('chain:cheat'));
  await press(t('chain:repair', { number: 1 }));
  await press(t('chain:stop'));
  expect(screen.getByRole('button', { name: t('chain:repair', { number: 1 }) })).toHaveFocus();
});
