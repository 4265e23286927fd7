import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';
import { messageIds } from './scamSlice';

it('B15 shows one message after another, names its sign, and ends in a summary', async () => {
  const { t, user } = renderApp(<Experiment videoId="video6" />);
  const press = async (name: 'yes' | 'no' | 'next' | 'result' | 'restart') =>
    user.click(await screen.findByRole('button', { name: t(`scam:${name}`) }));
  await user.click(await screen.findByRole('radio', { name: t('scam:prediction.asks') }));
  await user.click(screen.getByRole('checkbox', { name: t('scam:messages.verify.two') }));
  await press('no');
  for (const words of [t('scam:verdict.caught'), t('scam:messages.verify.clue')])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByText(t('scam:signal')).length).toBe(2);
  expect(screen.getAllByText(t('scam:marked')).length).toBe(1);
  await press('next');
  await press('yes');
  // The button that was pressed went away.
  expect(screen.getByRole('button', { name: t('scam:next') })).toHaveFocus();
  await press('next');
  expect(screen.getByRole('group', { name: t('scam:messages.gift.from') })).toHaveFocus();
  for (const id of messageIds.slice(2)) {
    expect(screen.getByText(t(`scam:messages.${id}.from`))).toBeVisible();
    await press('no');
    await press(id === messageIds.at(-1) ? 'result' : 'next');
  }
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.length).toBe(messageIds.length);
  expect(rows[0]).toBe(t('scam:messages.verify.signal') + t('scam:did.caught'));
  expect(rows[1]).toBe(t('scam:messages.call.signal') + t('scam:did.missed'));
  expect(rows.at(-1)).toBe(t('scam:messages.booking.signal') + t('scam:did.declined'));
  const answer = t('scam:prediction.asks');
  expect(screen.getByText(t('experiments:asPredicted', { answer }))).toBeVisible();
  expect(screen.getByText(t('scam:prediction.why'))).toBeVisible();
  await press('restart');
  expect(screen.getByRole('group', { name: t('scam:messages.verify.from') })).toHaveFocus();
});
