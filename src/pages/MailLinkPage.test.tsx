import { act, screen, waitFor, within } from '@testing-library/react';
import type { WaitlistService } from '../features/waitlist/waitlistService';
import { followHistory, navigate } from '../router/navigate';
import type { Language } from '../lib/language';
import { pathIn } from '../lib/paths';
import { fakeServices } from '../test/fakeServices';
import { loadPages, renderApp } from '../test/renderApp';

type Kind = 'confirm' | 'leave';

// Loaded up front: on a busy machine the lazy code takes long.
beforeAll(() => loadPages('/waitlist/confirm'));

async function open(kind: Kind, language: Language, changes: Partial<WaitlistService> = {}) {
  const waitlist = { ...fakeServices().waitlist, ...changes };
  const path = pathIn(language, `/waitlist/${kind}`);
  const mailToken = (asked: Kind) => (asked === kind ? 's3cret' : undefined);
  const view = renderApp(undefined, { path, language, services: { waitlist, mailToken } });
  const { t, user } = view;
  const button = await screen.findByRole('button', { name: t(`links:${kind}.idle.action`) });
  const heading = () => screen.getByRole('heading', { level: 1 });
  const links = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]]);
  return { ...view, waitlist, button, heading, links, press: () => user.click(button) };
}

// The kinds differ in their texts and ways on; each is seen in one language.
describe.each([
  ['confirm', 'en', '/en/video/video1', '/en/waitlist'],
  ['leave', 'es', '/waitlist', '/privacy'],
] as const)('%s in %s', (kind, language, wayOn, wayBack) => {
  it('B3 B4 G5 calls once, by the press, is busy meanwhile, then says so where the focus is, without the token', async () => {
    let finish = () => {};
    const call = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { t, user, waitlist, button, heading, links } = await open(kind, language, { [kind]: call });
    expect(heading()).toHaveTextContent(t(`links:${kind}.idle.title`));
    expect(screen.getByText(t(`links:${kind}.idle.text`))).toBeVisible();
    expect(screen.getByText(t(`links:${kind}.note`))).toBeVisible();
    expect(waitlist.preload).not.toHaveBeenCalled();
    await user.hover(button);
    expect(waitlist.preload).toHaveBeenCalled();
    expect(call).not.toHaveBeenCalled();
    await user.dblClick(button);
    expect(button).toHaveTextContent(t(`links:${kind}.pending`));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(call.mock.calls).toEqual([['s3cret']]);
    await act(async () => finish());
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(heading()).toHaveTextContent(t(`links:${kind}.done.title`));
    expect(document.title).toContain(t(`links:${kind}.done.title`));
    const action = kind === 'confirm' ? t('links:confirm.done.read') : t('links:leave.done.action');
    expect(links()).toEqual([[action, wayOn]]);
    expect(screen.queryAllByRole('button', { name: t('links:confirm.done.action') })).toHaveLength(
      kind === 'confirm' ? 1 : 0,
    );
    expect(document.documentElement.innerHTML).not.toContain('s3cret');
    const canonical = document.head.querySelector('[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toMatch(new RegExp(`/waitlist/${kind}$`));
    expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('B3 B4 shows how to go on where a link is not known', async () => {
    const unknown = Object.assign(new Error('no s3cret'), { code: 'invalid_token' });
    const { t, links, press } = await open(kind, language, { [kind]: () => Promise.reject(unknown) });
    await press();
    expect(links()).toEqual([[t(`links:${kind}.invalid.action`), wayBack]]);
  });
});

it('B3 forgets the token of a link that was used while the visitor was elsewhere, once they are back', async () => {
  let finish = () => {};
  const call = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { store, services, heading, press, t } = await open('confirm', 'es', { confirm: call });
  await press();
  await act(async () => store.dispatch(navigate('/')));
  await act(async () => finish());
  expect(services.mailOutcome.keep).not.toHaveBeenCalled();
  await act(async () => store.dispatch(followHistory('/waitlist/confirm', null)));
  await waitFor(() => expect(heading()).toHaveTextContent(t('links:confirm.done.title')));
  expect(services.mailOutcome.keep).toHaveBeenCalledWith('confirm', 'done');
});
