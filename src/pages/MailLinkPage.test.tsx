import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadPage } from '../app/pages';
import type { WaitlistService } from '../features/waitlist/waitlistService';
import { chooseLanguage, followHistory, navigate } from '../router/navigate';
import { languages, type Language } from '../lib/language';
import { pathIn } from '../lib/paths';
import { expectConsole } from '../test/expectConsole';
import { fakeServices } from '../test/fakeServices';
import { renderApp } from '../test/renderApp';

type Kind = 'confirm' | 'leave';

// Loaded up front: on a busy machine the lazy code takes long.
beforeAll(() => loadPage('/waitlist/confirm'));

afterEach(() => void jest.useRealTimers());

async function open(
  kind: Kind,
  language: Language,
  changes: Partial<WaitlistService> = {},
  tokens: Partial<Record<Kind, string>> = { [kind]: 's3cret' },
) {
  const waitlist = { ...fakeServices().waitlist, ...changes };
  const path = pathIn(language, `/waitlist/${kind}`);
  const mailToken = (asked: Kind) => tokens[asked];
  const view = renderApp(undefined, { path, language, services: { waitlist, mailToken } });
  const { t, user } = view;
  const button = await screen.findByRole('button', { name: t(`links.${kind}.idle.action`) });
  const heading = () => screen.getByRole('heading', { level: 1 });
  return { ...view, waitlist, button, heading, press: () => user.click(button) };
}

const refusing = (failure: object) => jest.fn(() => Promise.reject(Object.assign(new Error('no s3cret'), failure)));
const unknown = { code: 'invalid_token', status: 400 };
const kinds = ['confirm', 'leave'] as const;
const cases = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

describe.each(cases)('%s in %s', (kind, language) => {
  it('B3 B4 opens with one heading and one button, and changes nothing', async () => {
    const { t, waitlist, heading } = await open(kind, language);
    expect(heading()).toHaveTextContent(t(`links.${kind}.idle.title`));
    expect(screen.getByText(t(`links.${kind}.idle.text`))).toBeVisible();
    expect(screen.getByText(t(`links.${kind}.note`))).toBeVisible();
    expect(waitlist.confirm).not.toHaveBeenCalled();
    expect(waitlist.leave).not.toHaveBeenCalled();
    expect(waitlist.preload).not.toHaveBeenCalled();
  });

  it('G5 fetches what a press needs when the pointer nears the button', async () => {
    const { t, waitlist, user } = await open(kind, language);
    await user.hover(screen.getByRole('button', { name: t(`links.${kind}.idle.action`) }));
    expect(waitlist.preload).toHaveBeenCalled();
  });

  it('B3 B4 does it by the press, says so where the focus is, and shows a way on', async () => {
    const { t, waitlist, heading, press } = await open(kind, language);
    await press();
    expect(waitlist[kind]).toHaveBeenCalledTimes(1);
    expect(waitlist[kind]).toHaveBeenCalledWith('s3cret');
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent(t(`links.${kind}.done.title`));
    expect(document.title).toContain(t(`links.${kind}.done.title`));
    const on = screen.getByRole('link', { name: t(`links.${kind}.done.action`) });
    const way = pathIn(language, kind === 'confirm' ? '/community' : '/waitlist');
    expect(on.getAttribute('href')?.split('?')[0]).toBe(way);
  });

  it('B3 B4 says that a link is not known, and how to go on', async () => {
    const { t, heading, press } = await open(kind, language, { [kind]: refusing(unknown) });
    await press();
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent(t(`links.${kind}.invalid.title`));
    const on = screen.getByRole('link', { name: t(`links.${kind}.invalid.action`) });
    const way = pathIn(language, kind === 'confirm' ? '/waitlist' : '/privacy');
    expect(on.getAttribute('href')?.split('?')[0]).toBe(way);
  });

  it('B12 loses nothing when the call fails: the same button tries again', async () => {
    const call = jest
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(Object.assign(new Error('no s3cret'), { status: 500 }));
    const { t, user, heading, press } = await open(kind, language, { [kind]: call });
    await press();
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent(t(`links.${kind}.failed.title`));
    expectConsole('error', /^The link of the mail could not be followed\. Error 500$/);
    await user.click(screen.getByRole('button', { name: t(`links.${kind}.failed.action`) }));
    expect(heading()).toHaveTextContent(t(`links.${kind}.done.title`));
  });

  it.each([
    ['without its token', {}],
    ['with the token of the other kind', { [kind === 'confirm' ? 'leave' : 'confirm']: 's3cret' }],
  ])('B3 B4 says that a link %s is not whole', async (_what, tokens) => {
    const { t, waitlist, heading, press } = await open(kind, language, {}, tokens);
    await press();
    expect(waitlist.confirm).not.toHaveBeenCalled();
    expect(waitlist.leave).not.toHaveBeenCalled();
    expect(heading()).toHaveTextContent(t(`links.${kind}.missing.title`));
    expect(heading()).toHaveFocus();
  });

  it('B3 B4 is busy while the call is under way, calls once, and keeps the focus', async () => {
    let finish = () => {};
    const call = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { t, user, button, heading } = await open(kind, language, { [kind]: call });
    await user.dblClick(button);
    expect(button).toHaveTextContent(t(`links.${kind}.pending`));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(call).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(heading()).toHaveTextContent(t(`links.${kind}.done.title`));
  });
});

it.each(languages)('B3 leads on to what the project is about, and beside that to the videos (%s)', async (language) => {
  const { t, press } = await open('confirm', language);
  await press();
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    t('links.confirm.done.action'),
    t('common.exploreVideos'),
  ]);
  expect(links[1]?.getAttribute('href')?.split('?')[0]).toBe(pathIn(language, '/videos'));
});

it.each(kinds)('B3 B4 keeps the token out of the page and its head (%s)', async (kind) => {
  const { press } = await open(kind, 'en');
  await press();
  expect(document.head.innerHTML).not.toContain('s3cret');
  expect(document.body.innerHTML).not.toContain('s3cret');
  expect(document.head.querySelector('[rel="canonical"]')?.getAttribute('href')).toMatch(/\/en\/waitlist\/\w+$/);
  expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it.each([
  ['done', () => Promise.resolve(), [['/waitlist/confirm', {}]]],
  ['invalid', refusing(unknown), [['/waitlist/confirm', {}]]],
  ['failed', refusing({ code: 'too_many_requests', status: 429 }), []],
] as const)('B3 B12 forgets the token once its link was used, and not before (%s)', async (outcome, call, written) => {
  jest.spyOn(console, 'error').mockImplementation();
  const { services, press, t } = await open('confirm', 'es', { confirm: call });
  await press();
  await screen.findByRole('heading', { name: t(`links.confirm.${outcome}.title`) });
  expect((services.addressBar.replace as jest.Mock).mock.calls).toEqual(written);
});

it('B3 B12 forgets the token of a link that was used while the visitor was elsewhere, once they are back', async () => {
  let finish = () => {};
  const call = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { store, services, heading, press, t } = await open('confirm', 'es', { confirm: call });
  await press();
  await act(() => store.dispatch(navigate('/')));
  await act(async () => finish());
  expect(services.addressBar.replace).not.toHaveBeenCalled();
  await act(() => store.dispatch(followHistory('/waitlist/confirm', null)));
  await waitFor(() => expect(heading()).toHaveTextContent(t('links.confirm.done.title')));
  expect(services.addressBar.replace).toHaveBeenCalledWith('/waitlist/confirm', {});
});

it('B12 offers another try where the site was to be loaded anew and ten seconds later still was not', async () => {
  const gone = refusing({ code: 'code_gone' });
  const { button, services, heading, t } = await open('confirm', 'es', { confirm: gone });
  jest.useFakeTimers();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(services.reload).toHaveBeenCalledWith(true);
  expect(button).toHaveTextContent(t('links.confirm.pending'));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(heading()).toHaveTextContent(t('links.confirm.failed.title'));
  expectConsole('error', /could not be followed/);
});

it('I1 B3 tells the outcome in the language that is chosen after it', async () => {
  const { store, heading, press } = await open('confirm', 'es');
  await press();
  await act(() => store.dispatch(chooseLanguage('en')));
  expect(heading()).toHaveTextContent('Address confirmed');
});

it('R8 B3 has no page at any other address below the waitlist', async () => {
  renderApp(undefined, { path: '/waitlist/constructor' });
  expect(await screen.findByText('404')).toBeInTheDocument();
  expectConsole('error', '/waitlist/constructor');
});
