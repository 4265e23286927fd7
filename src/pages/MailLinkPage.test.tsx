import { act, screen } from '@testing-library/react';
import { loadPage } from '../app/pages';
import type { WaitlistService } from '../features/waitlist/waitlistService';
import { chooseLanguage } from '../features/location/navigate';
import { languages, type Language } from '../lib/language';
import { pathIn } from '../lib/paths';
import { expectConsole } from '../test/expectConsole';
import { fakeServices } from '../test/fakeServices';
import { renderApp } from '../test/renderApp';

type Kind = 'confirm' | 'leave';

// Its code would come in its own time, and a busy machine takes long.
beforeAll(() => loadPage('/waitlist/confirm'));

async function open(kind: Kind, language: Language, changes: Partial<WaitlistService> = {}, query = '?token=s3cret') {
  const waitlist = { ...fakeServices().waitlist, ...changes };
  const path = pathIn(language, `/waitlist/${kind}`) + query;
  const view = renderApp(undefined, { path, language, services: { waitlist } });
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

  it('G5 fetches what a press needs when a hand nears the button', async () => {
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
    const way = pathIn(language, kind === 'confirm' ? '/videos' : '/waitlist');
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
    const call = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(Object.assign(new Error('no s3cret'), { status: 500 }));
    const { t, user, heading, press } = await open(kind, language, { [kind]: call });
    await press();
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent(t(`links.${kind}.failed.title`));
    expectConsole('error', /^The link of the mail could not be followed\. Error 500$/);
    await user.click(screen.getByRole('button', { name: t(`links.${kind}.failed.action`) }));
    expect(heading()).toHaveTextContent(t(`links.${kind}.done.title`));
  });

  it('B3 B4 says that a link without its token is not whole', async () => {
    const { t, waitlist, heading, press } = await open(kind, language, {}, '');
    await press();
    expect(waitlist[kind]).not.toHaveBeenCalled();
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

it.each(kinds)('B3 B4 B8 keeps the token out of every action, the rest of the state and the head (%s)', async (kind) => {
  const { store, press } = await open(kind, 'en');
  const actions: string[] = [];
  const { dispatch } = store;
  store.dispatch = ((action: Parameters<typeof dispatch>[0]) => {
    actions.push(JSON.stringify(action) ?? '');
    return dispatch(action);
  }) as typeof dispatch;
  await press();
  expect(actions.join()).not.toContain('s3cret');
  const { location: _address, ...rest } = store.getState();
  expect(JSON.stringify(rest)).not.toContain('s3cret');
  expect(document.head.innerHTML).not.toContain('s3cret');
  expect(document.body.innerHTML).not.toContain('s3cret');
  expect(document.head.querySelector('[rel="canonical"]')?.getAttribute('href')).toMatch(/\/en\/waitlist\/\w+$/);
  expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'noindex');
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
