import { shownInDevTools } from '../../../../test-support/devTools';
import { act, screen, render } from '@testing-library/react';
import { navigate } from '../../../router/navigate';
import { renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';
import { SignedText } from './SignedText';

afterEach(() => jest.restoreAllMocks());

/** The experiment, with the example signed. */
async function whenSigned() {
  const view = renderApp(<Experiment videoId="video17" />, { path: '/video/video17' });
  const { t, user, services } = view;
  const generateKey = jest.spyOn(services.subtleCrypto!, 'generateKey');
  const press = async (name: 'sign' | 'change' | 'undo') =>
    user.click(await screen.findByRole('button', { name: t(`signature:${name}`) }));
  await press('sign');
  await screen.findByText(t('signature:verdict.fits'));
  return { ...view, press, generateKey };
}

it('B8, B15 keeps the private key out of every action and every state: the browser itself hands it to nobody', async () => {
  const { t, store, services, generateKey } = await whenSigned();
  // One button for all steps, which keeps the focus.
  expect(screen.getByRole('button', { name: t('signature:change') })).toHaveFocus();
  const { privateKey } = (await generateKey.mock.results[0]!.value) as CryptoKeyPair;
  for (const format of ['jwk', 'pkcs8'] as const)
    await expect(services.subtleCrypto!.exportKey(format, privateKey)).rejects.toThrow(/extractable/);

  const everything = shownInDevTools(store);
  // Plain data alone survives this as it is; a key would become an empty object.
  expect(JSON.parse(JSON.stringify(everything))).toEqual(everything);
  expect(JSON.stringify(everything)).toContain('publicKey');
});

it('B15 shows that a changed letter makes another figure, which the seal does not fit', async () => {
  const { t, user, press } = await whenSigned();
  const figures = () => screen.getAllByRole('img').map((figure) => figure.getAttribute('aria-label'));
  const [seal, figure] = figures();
  expect(seal).toMatch(/^[0-9a-f]{8}$/);
  expect(figure).toBe(seal);
  expect(screen.getByText('=')).toBeVisible();
  await press('change');
  expect(await screen.findByText(t('signature:verdict.fitsNot'))).toBeVisible();
  expect(screen.getByText('≠')).toBeVisible();
  expect(figures()).toEqual([seal, expect.not.stringContaining(seal!)]);
  expect(screen.getByText('a', { selector: 'q del' })).toBeVisible();
  expect(screen.getByText(t('signature:prediction.why'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('experiments:why') }));
  expect(document.activeElement).toContainElement(screen.getByText(t('signature:prediction.why')));
  await press('undo');
  expect(await screen.findByText(t('signature:verdict.fits'))).toBeVisible();
  expect(figures()).toEqual([seal, seal]);
});

it('B15 signs the changed sentence again, with another seal', async () => {
  const { t, user, press } = await whenSigned();
  const [seal] = screen.getAllByRole('img');
  const before = seal!.getAttribute('aria-label');
  await press('change');
  await user.click(await screen.findByRole('button', { name: t('signature:signAgain') }));
  expect(await screen.findByText(t('signature:verdict.fits'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('signature:change') })).toHaveFocus();
  expect(screen.getAllByRole('img')[0]!.getAttribute('aria-label')).not.toBe(before);
});

it('B15 forgets the private key when the visitor leaves', async () => {
  const { t, store, unmount } = await whenSigned();
  const past = store.getState();
  unmount();
  await act(async () => store.dispatch(navigate('/videos')));

  const again = renderApp(<Experiment videoId="video17" />, { path: '/video/video17', state: past });
  await again.user.click(await screen.findByRole('button', { name: t('signature:change') }));
  await again.user.click(await screen.findByRole('button', { name: t('signature:signAgain') }));
  expect(await screen.findByText(t('signature:forgotten'))).toBeVisible();
  // The same button signs with two new ones, and keeps the focus.
  expect(screen.getByRole('button', { name: t('signature:sign') })).toHaveFocus();
  await again.user.keyboard('{Enter}');
  expect(await screen.findByText(t('signature:verdict.fits'))).toBeVisible();
});

it('B15 forgets it as well when the browser keeps the page for Back', async () => {
  const { t, press, user } = await whenSigned();
  window.dispatchEvent(new Event('pagehide'));
  await press('change');
  await user.click(await screen.findByRole('button', { name: t('signature:signAgain') }));
  expect(await screen.findByText(t('signature:forgotten'))).toBeVisible();
});

it.each([
  ['nothing', 'Nova', 'Nova', ''],
  ['a letter that is another now', 'Nova.', 'Novo.', 'a'],
  ['nothing when something was added', 'Nova', 'Novaa', ''],
  ['what was taken away', 'Novaa', 'Nova', 'a'],
  ['a whole emoji', 'Nova 😀', 'Nova 😁', '😀'],
])('B15 strikes out %s', (_what, signed, text, struck) => {
  render(<SignedText signed={signed} text={text} />);
  expect(screen.getByText((_, element) => element?.tagName === 'Q')).toHaveTextContent(signed);
  expect(screen.getByRole('deletion')).toHaveTextContent(new RegExp(`^${struck}$`, 'u'));
});
