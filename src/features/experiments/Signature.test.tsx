import { shownInDevTools } from '../../../test-support/devTools';
import { act, screen } from '@testing-library/react';
import { navigate } from '../../router/navigate';
import { renderApp } from '../../test/renderApp';
import { Experiment } from './Experiment';

afterEach(() => jest.restoreAllMocks());

/** The experiment, with a pair of keys. */
async function withKeys() {
  const view = renderApp(<Experiment videoId="video17" />, { path: '/video/video17' });
  const { t, user, services } = view;
  const generateKey = jest.spyOn(services.subtleCrypto!, 'generateKey');
  const press = async (name: 'make' | 'makeAgain' | 'sign' | 'check' | 'change') =>
    user.click(await screen.findByRole('button', { name: t(`signature:${name}`) }));
  await press('make');
  await screen.findByText(t('signature:keysMade'));
  return { ...view, press, generateKey };
}

it('B8, B15 keeps the private key out of every action and every state: the browser itself hands it to nobody', async () => {
  const { t, press, store, services, generateKey } = await withKeys();
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(screen.getByRole('button', { name: t('signature:sign') })).toHaveFocus();
  expect(names()).toEqual([t('signature:sign'), t('signature:makeAgain')]);
  await press('sign');
  await screen.findByText(t('signature:verdict.signed'));
  expect(names()).toEqual((['sign', 'check', 'change', 'makeAgain'] as const).map((name) => t(`signature:${name}`)));
  const { privateKey } = (await generateKey.mock.results[0]!.value) as CryptoKeyPair;
  for (const format of ['jwk', 'pkcs8'] as const)
    await expect(services.subtleCrypto!.exportKey(format, privateKey)).rejects.toThrow(/extractable/);

  const everything = shownInDevTools(store);
  // Plain data alone survives this as it is; a key would become an empty object.
  expect(JSON.parse(JSON.stringify(everything))).toEqual(everything);
  expect(JSON.stringify(everything)).toContain('publicKey');
});

it('B15 shows that a changed letter breaks a signature', async () => {
  const { t, user, press } = await withKeys();
  await press('sign');
  await screen.findByText(t('signature:verdict.signed'));
  await press('change');
  expect(screen.getByText(t('signature:verdict.changed'))).toBeVisible();
  expect(screen.getByRole('textbox')).not.toHaveValue(t('signature:example'));
  expect(screen.getByText('a', { selector: 'q del' })).toBeVisible();
  await press('check');
  expect(await screen.findByText(t('signature:verdict.fitsNot'))).toBeVisible();
  expect(screen.getByText(t('signature:prediction.why'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('experiments:why') }));
  expect(document.activeElement).toContainElement(screen.getByText(t('signature:prediction.why')));
});

it('B15 forgets the private key when the visitor leaves', async () => {
  const { t, store, unmount } = await withKeys();
  const past = store.getState();
  unmount();
  await act(async () => store.dispatch(navigate('/videos')));

  const again = renderApp(<Experiment videoId="video17" />, { path: '/video/video17', state: past });
  await again.user.click(await screen.findByRole('button', { name: t('signature:sign') }));
  expect(await screen.findByText(t('signature:forgotten'))).toBeVisible();
  // The button that was pressed went with the keys.
  expect(screen.queryByRole('button', { name: t('signature:sign') })).toBeNull();
  expect(screen.getByRole('button', { name: t('signature:make') })).toHaveFocus();
});

it('B15 forgets it as well when the browser keeps the page for Back', async () => {
  const { t, press } = await withKeys();
  window.dispatchEvent(new Event('pagehide'));
  await press('sign');
  expect(await screen.findByText(t('signature:forgotten'))).toBeVisible();
});
