import { shownInDevTools } from '../../../test-support/devTools';
import { act, screen } from '@testing-library/react';
import { languages } from '../../lib/language';
import { navigate } from '../../router/navigate';
import { renderApp } from '../../test/renderApp';
import { Experiment } from './Experiment';

afterEach(() => jest.restoreAllMocks());

async function open(language: (typeof languages)[number] = 'es') {
  const view = renderApp(<Experiment videoId="video17" />, { path: '/video/video17', language });
  const { t } = view;
  await screen.findByRole('heading', { name: t('signature.title') });
  const button = (name: 'make' | 'makeAgain' | 'sign' | 'check') =>
    screen.getByRole('button', { name: t(`signature.${name}`) });
  return { ...view, button };
}

it('B8, B15 keeps the private key out of every action and every state: the browser itself hands it to nobody', async () => {
  const { user, t, button, store, services } = await open();
  const crypto = services.subtleCrypto!;
  const generateKey = jest.spyOn(crypto, 'generateKey');
  await user.click(button('make'));
  await screen.findByText(t('signature.keysMade'));
  await user.click(button('sign'));
  await screen.findByText(t('signature.verdict.signed'));
  const { privateKey } = (await generateKey.mock.results[0]!.value) as CryptoKeyPair;
  for (const format of ['jwk', 'pkcs8'] as const)
    await expect(crypto.exportKey(format, privateKey)).rejects.toThrow(/extractable/);

  const everything = shownInDevTools(store);
  // Plain data alone survives this as it is; a key would become an empty object.
  expect(JSON.parse(JSON.stringify(everything))).toEqual(everything);
  expect(JSON.stringify(everything)).toContain('publicKey');
});

it('B15 forgets the private key when the visitor leaves', async () => {
  const { user, t, button, store, unmount } = await open();
  await user.click(button('make'));
  await screen.findByText(t('signature.keysMade'));
  const past = store.getState();
  unmount();
  await act(() => store.dispatch(navigate('/videos')));

  const again = renderApp(<Experiment videoId="video17" />, { path: '/video/video17', state: past });
  await again.user.click(await screen.findByRole('button', { name: t('signature.sign') }));
  expect(await screen.findByText(t('signature.forgotten'))).toBeVisible();
  // The button that was pressed went with the keys.
  expect(screen.queryByRole('button', { name: t('signature.sign') })).toBeNull();
  expect(screen.getByRole('button', { name: t('signature.make') })).toHaveFocus();
});

it('B15 forgets it as well when the browser keeps the page for Back', async () => {
  const { user, t, button } = await open();
  await user.click(button('make'));
  await screen.findByText(t('signature.keysMade'));
  window.dispatchEvent(new Event('pagehide'));
  await user.click(button('sign'));
  expect(await screen.findByText(t('signature.forgotten'))).toBeVisible();
});

it('B15 shows each step when it becomes possible', async () => {
  const { user, t, button } = await open();
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual([t('signature.make')]);
  await user.click(button('make'));
  await screen.findByText(t('signature.keysMade'));
  expect(button('makeAgain')).toHaveFocus();
  expect(names()).toEqual([t('signature.makeAgain'), t('signature.sign')]);
  await user.click(button('sign'));
  await screen.findByText(t('signature.verdict.signed'));
  expect(names()).toEqual([t('signature.makeAgain'), t('signature.sign'), t('signature.check')]);
});
