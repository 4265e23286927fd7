import { shownInDevTools } from '../../../../test-support/devTools';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/renderApp';
import { forgedAge } from './identityCard';
import type { Verdict } from './credentialSlice';
import { Experiment } from '../Experiment';

it('B8, B15 shows one thing, cannot lie, and needs its phone', async () => {
  const { t, user, store } = renderApp(<Experiment videoId="video8" />, { path: '/video/video8' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const says = async (verdict: Verdict) =>
    expect(await screen.findByText(t(`credential:verdict.${verdict}`, { age: forgedAge }))).toBeVisible();
  await press(t('credential:issue'));
  await screen.findByText(t('credential:ready'));
  await press(t('credential:show'));
  await says('onlyAge');
  expect(screen.getByText(t('credential:listed'))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: t('credential:cheat.value', { age: forgedAge }) }));
  expect(screen.queryByText(t('credential:listed'))).toBeNull();
  await press(t('credential:show'));
  await says('forgedValue');
  expect(screen.getByText(t('credential:notListed'))).toBeVisible();

  await press(t('credential:lose'));
  expect(screen.queryByRole('button', { name: t('credential:lose') })).toBeNull();
  await press(t('credential:show'));
  await says('lost');
  expect(screen.getByRole('button', { name: t('credential:issueAgain') })).toHaveFocus();
  const everything = shownInDevTools(store);
  // Plain data alone survives this as it is; a key would become an empty object.
  expect(JSON.parse(JSON.stringify(everything))).toEqual(everything);
});
