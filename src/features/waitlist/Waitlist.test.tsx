import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../../app/App';
import { makeStore } from '../../app/store';
import { WaitlistPage } from '../../pages/WaitlistPage';
import { StoreRouter } from '../../router/StoreRouter';
import { fakeServices } from '../../test/fakeServices';
import { liveRegions, renderApp } from '../../test/renderApp';
import type { Language } from '../../lib/language';
import type { AppServices } from '../../lib/store';
import { brand, siteUrl } from '../../lib/site';
import { selectIsOpen } from '../layout/layoutSlice';
import { lessonIds } from '../lessons/lessonIds';
import { chooseLanguage } from '../../router/navigate';
import { formId } from './formField';
import { Waitlist } from './Waitlist';
import { anotherEmailRequested } from './waitlistSlice';
import type { WaitlistService } from './waitlistService';

function open(language: Language = 'en', changes: Partial<WaitlistService> = {}) {
  const waitlist = { ...fakeServices().waitlist, ...changes };
  const view = renderApp(<WaitlistPage />, { path: '/waitlist', language, services: { waitlist } });
  const { t, user } = view;
  const field = (name: 'name' | 'email' | 'message') => screen.getByLabelText(t(`waitlist:fields.${name}`));
  const fillIn = async () => {
    await user.type(field('name'), ' Ada Lovelace ');
    await user.type(field('email'), 'ada@example.org');
    await user.click(screen.getByRole('checkbox', { name: t('waitlist:interests.web3') }));
    await user.click(screen.getByRole('checkbox', { name: t('waitlist:interests.betterEconomy') }));
  };
  const button = () => screen.getByRole('button', { name: t('common:joinWaitlist') });
  const submit = () => user.click(button());
  return { ...view, waitlist, field, fillIn, button, submit };
}

const group = () => screen.getByRole('group', { name: /interes/i });

it('R6 W1 W2 asks for name, email, interests and an optional message, ready for autofill', () => {
  const { t, field } = open();
  expect(screen.getByRole('heading', { level: 1, name: t('waitlist:title') })).toBeVisible();
  expect(document.title).toContain(t('waitlist:title'));
  const settings = (name: 'name' | 'email' | 'message') =>
    ['required', 'dir', 'autocomplete', 'inputmode'].map((attribute) => field(name).getAttribute(attribute));
  // Names and messages may be in any script.
  expect(settings('name')).toEqual(['', 'auto', 'name', null]);
  expect(settings('email')).toEqual(['', 'auto', 'email', 'email']);
  expect(settings('message')).toEqual([null, 'auto', null, null]);
  expect(field('message')).toHaveAccessibleDescription(t('waitlist:fields.messageNote'));
  const interests = screen.getByRole('group', {
    name: `${t('waitlist:fields.interests')} ${t('waitlist:fields.interestsRule')}`,
  });
  expect(interests).toHaveAccessibleDescription(t('waitlist:fields.interestsNote'));
  expect(within(interests).queryByRole('checkbox', { checked: true })).toBeNull();
});

it.each([
  ['goes on from field to field by a touch keyboard', true],
  ['sends by Enter of any other keyboard', false],
])('W1 W4 %s, and sends from the last once nothing is missing', async (_, isTouch) => {
  const matchMedia = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: isTouch && media === '(pointer: coarse)' }) as MediaQueryList);
  const { user, field, t, waitlist } = open();
  const [first] = screen.getAllByRole('checkbox');
  const problems = () => document.querySelectorAll('[aria-invalid="true"]').length;
  await user.type(field('name'), 'Ada{Enter}');
  expect(problems() === 0).toBe(isTouch);
  await waitFor(() => expect(field('email')).toHaveFocus());
  await user.type(field('email'), 'ada@example.org{Enter}');
  await waitFor(() => expect(first).toHaveFocus());
  expect(field('email')).toHaveAttribute('enterkeyhint', 'done');
  await user.keyboard(' ');
  expect(waitlist.addSubscription).not.toHaveBeenCalled();
  expect(field('email')).toHaveAttribute('enterkeyhint', 'send');
  await user.type(field('email'), '{Enter}');
  expect(await screen.findByRole('heading', { name: t('waitlist:thanks.title') })).toBeVisible();
  matchMedia.mockRestore();
});

it('W1 asks about a domain that looks mistyped, and changes it at one press only', async () => {
  const { t, user, field } = open();
  await user.type(field('email'), 'ada@gmial.com');
  const offer = await screen.findByRole('button', { name: 'ada@gmail.com' });
  expect(screen.getByText(t('waitlist:fields.meant'))).toBeVisible();
  // Announced as one text, which a button would break.
  const asked = `${t('waitlist:fields.meant')} ada@gmail.com`;
  expect(liveRegions().map(({ innerHTML }) => innerHTML)).toContain(asked);
  expect(field('email')).toHaveValue('ada@gmial.com');
  await user.click(offer);
  expect(field('email')).toHaveValue('ada@gmail.com');
  expect(field('email')).toHaveFocus();
  expect(offer).not.toBeInTheDocument();
});

it('B5 B19 promises few mails, says what a sign-up agrees to without a tick, and what exists today', () => {
  const { t, button } = open();
  expect(button().nextElementSibling).toHaveTextContent(t('waitlist:promise'));
  const notice = within(screen.getByRole('region', { name: t('waitlist:notice.title') }));
  const company = {
    name: t('controller:placeholders.name'),
    taxId: t('controller:placeholders.taxId'),
    email: t('controller:placeholders.email'),
  };
  for (const fact of ['who', 'purpose', 'basis', 'others', 'keeping', 'age', 'leaving', 'rights'] as const) {
    const text = t(`waitlist:notice.${fact}Text`, company);
    expect(notice.getByText(t(`waitlist:notice.${fact}`)).nextElementSibling).toHaveTextContent(text);
  }
  expect(notice.queryByRole('checkbox')).toBeNull();
  const progress = within(screen.getByRole('region', { name: t('progress:title') }));
  for (const part of ['today', 'notYet'] as const) {
    expect(progress.getByRole('heading', { name: t(`progress:${part}.title`) })).toBeVisible();
  }
});

it('W2 W3 W7 uses the exact English texts and ties each problem to its field', async () => {
  const { field, user, fillIn, submit, waitlist } = open();
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Tools that pay you to use them',
    'Universal basic income',
    'A better economy',
    'Participate in the community',
    'Social applications',
    'A more just society',
    'Web3 technology',
  ]);
  const expectations = within(screen.getByRole('region', { name: 'What to Expect' })).getAllByRole('listitem');
  const titles = ['Educational Content', 'Community Access', 'Weekly Updates', 'Interactive Learning'];
  expect(expectations.map((item) => within(item).getByRole('heading').textContent)).toEqual(titles);
  expect(expectations[0]).toHaveTextContent(/3/);
  await submit();
  expect(field('name')).toHaveAccessibleDescription('Name must be at least 2 characters');
  expect(field('email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(group()).toHaveAccessibleDescription(/Please select at least one interest$/);
  expect(field('message')).toHaveAttribute('aria-invalid', 'false');
  expect(waitlist.addSubscription).not.toHaveBeenCalled();
  await fillIn();
  await submit();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Thank You!' })).toHaveFocus());
  const thanks = 'You’ve been added to our waitlist. We’ll notify you when we launch with exclusive early access.';
  expect(screen.getByText(thanks)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Another Email' }));
  await waitFor(() => expect(field('name')).toHaveFocus());
  expect([field('name'), field('email')].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

it('B12 B8 forgets what was sent: whatever brings the form back, it is empty', async () => {
  const { field, fillIn, submit, store } = open();
  const before = store.getState().waitlist;
  await fillIn();
  await submit();
  await screen.findByRole('heading', { name: 'Thank You!' });
  act(() => void store.dispatch(anotherEmailRequested()));
  expect(store.getState().waitlist).toEqual({ ...before, signUpId: expect.any(String) });
  expect([field('name'), field('email')].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
});

it('B21 closes the C with the figure of what was chosen, which only the form knows, and the name if it is wanted', async () => {
  const { t, user, fillIn, submit, store } = open();
  const lit = () => document.querySelectorAll('form .sky .is-lit').length;
  await fillIn();
  expect(lit()).toBe(2);
  await user.click(screen.getByRole('checkbox', { name: t('waitlist:interests.web3') }));
  expect(lit()).toBe(1);
  for (const sky of document.querySelectorAll('.sky')) {
    expect(sky.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(sky).toHaveTextContent('');
  }
  await submit();
  await screen.findByRole('heading', { name: t('waitlist:card.title') });
  const card = () => document.querySelector('svg.figure-card')!.textContent;
  expect(card()).toBe(`${t('waitlist:card.unnumbered')}${brand} · ${new URL(siteUrl).host}`);
  await user.click(screen.getByRole('checkbox', { name: t('waitlist:card.name') }));
  expect(card()).toMatch(/^Ada/);
  const order = [t('waitlist:thanks.step'), t('waitlist:thanks.read'), t('waitlist:card.title')];
  const thanks = within(screen.getByRole('region', { name: t('waitlist:thanks.title') }));
  expect(thanks.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(order);
  expect(thanks.getByText('ada@example.org')).toBeVisible();
  expect(thanks.getByRole('link').getAttribute('href')).toContain(`/video/${lessonIds[0]}`);
  expect(JSON.stringify(store.getState())).not.toMatch(/Ada|A better economy/);
});

/** A canvas that reads as this grey, whatever was drawn, and makes this picture. */
function fakeCanvas(shade: number, blob: Blob | null) {
  Object.assign(globalThis, { Path2D: jest.fn() });
  const data = new Uint8ClampedArray(1024).map((_, index) => (index % 4 === 3 ? 255 : shade));
  const drawn = ['scale', 'fillRect', 'fill', 'stroke', 'setLineDash', 'fillText'].map((name) => [name, () => {}]);
  const context = { ...Object.fromEntries(drawn), getImageData: () => ({ data }) };
  Object.defineProperty(context, 'fillStyle', { get: () => '#777777', set: () => {} });
  const { prototype } = HTMLCanvasElement;
  jest.spyOn(prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(prototype, 'toBlob').mockImplementation((done) => done(blob));
  jest.spyOn(prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
}
const png = new Blob([], { type: 'image/png' });
const thanked = { status: 'succeeded', signUpId: null, isNameOnCard: false, cardSaving: 'untried' } as const;

it.each([
  ['the browser saved it', () => fakeCanvas(0x78, png), 'saved'],
  ['the browser alters what is drawn', () => fakeCanvas(0xff, png), 'failed'],
  ['the browser makes no picture', () => fakeCanvas(0x77, null), 'failed'],
  ['the browser has no canvas', () => {}, 'failed'],
] as const)('B21 says what came of saving the card when %s, and shows another way', async (_, prepare, saving) => {
  prepare();
  Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => {} });
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const state = { waitlist: { ...thanked, mailWait: 'none' as const } };
  const { t, user } = renderApp(<WaitlistPage />, { path: '/waitlist', state });
  await user.click(screen.getByRole('button', { name: t('waitlist:card.save') }));
  expect(await screen.findByText(t(`waitlist:card.${saving}`))).toHaveAttribute('aria-live', 'polite');
  expect(pressed).toHaveBeenCalledTimes(saving === 'saved' ? 1 : 0);
  // Where a download does nothing, the picture itself can be saved.
  const picture = () => document.querySelector('img.figure-card');
  expect(picture() !== null).toBe(saving === 'saved');
  jest.restoreAllMocks();
});

it('W1, W3 keeps the message folded until it is asked for, and says beside the button what is missing', async () => {
  const { t, field, user, button, submit, store } = open();
  const summary = screen.getByText(t('waitlist:fields.addMessage'));
  await user.click(summary);
  await user.click(field('message'));
  await user.paste('x'.repeat(2001));
  expect(selectIsOpen(store.getState(), 'waitlist-message')).toBe(true);
  await user.click(summary);
  expect(field('message').closest('details')).toHaveAttribute('open');
  expect(button()).not.toHaveAccessibleDescription();
  await user.type(field('name'), 'Ada');
  await submit();
  expect(field('message')).toHaveAccessibleDescription(/2,000/);
  expect(button()).toHaveAccessibleDescription('Before you send this, check your email, the topics, and your message.');
  await user.clear(field('message'));
  await user.click(screen.getAllByRole('checkbox')[0]!);
  expect(button()).toHaveAccessibleDescription('Before you send this, check your email.');
  await user.type(field('email'), 'ada@example.org');
  await user.clear(field('message'));
  await submit();
  await user.click(await screen.findByRole('button', { name: t('waitlist:thanks.another') }));
  expect(field('message').closest('details')).not.toHaveAttribute('open');
});

it('W4 I1 is silent until the first submit but for a toggled interest, then leads to the first problem and follows every change', async () => {
  const { field, user, fillIn, submit, store } = open();
  const [first] = screen.getAllByRole('checkbox');
  await user.type(field('name'), 'A');
  await user.click(first!);
  await user.click(first!);
  expect(field('name')).toHaveAttribute('aria-invalid', 'false');
  expect(group()).toHaveAccessibleDescription(/select/);
  await submit();
  await waitFor(() => expect(field('name')).toHaveFocus());
  expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await user.type(field('name'), 'd');
  expect(field('name')).toHaveAttribute('aria-invalid', 'false');
  expect(field('name')).not.toHaveAccessibleDescription();
  await user.type(field('name'), '{Backspace}');
  expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await user.click(first!);
  expect(group()).not.toHaveAccessibleDescription(/select/);
  await user.click(first!);
  expect(group()).toHaveAccessibleDescription(/select/);
  await fillIn();
  for (const box of screen.getAllByRole('checkbox', { checked: true })) await user.click(box);
  await submit();
  await waitFor(() => expect(first).toHaveFocus());
  await act(() => store.dispatch(chooseLanguage('es')));
  expect(group()).toHaveAccessibleDescription(/Elige al menos un interés$/);
});

it.each(['none', 'minutes', 'hours', 'unknown'] as const)(
  'W6 A2 E2 tells a visitor who comes back about a mail that waits %s, and leaves the focus alone',
  (mailWait) => {
    const state = { waitlist: { ...thanked, mailWait } };
    const { t } = renderApp(<WaitlistPage />, { path: '/waitlist', state });
    expect(screen.getByRole('heading', { name: t('waitlist:thanks.title') })).not.toHaveFocus();
    const words = screen.getByText(t(`waitlist:thanks.mailWait.${mailWait}`));
    expect(words).toBeVisible();
    // What stands there with the thanks would else be announced before them.
    expect(liveRegions().includes(words)).toBe(mailWait !== 'none');
  },
);

it('W5 W6 reads "Submitting…" meanwhile, and leaves the focus to a visitor who is busy elsewhere', async () => {
  let succeed = () => {};
  const addSubscription = () => new Promise<void>((resolve) => (succeed = resolve));
  const { fillIn, submit } = open('en', { addSubscription });
  await fillIn();
  await submit();
  expect(screen.getByRole('button', { name: 'Submitting…' })).toBeDisabled();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await act(async () => succeed());
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

it('B6 keeps the trap from eyes, keyboard and autofill', async () => {
  const { field, user, t, button } = open();
  const trap = screen.getByLabelText(t('waitlist:fields.trap'));
  expect(trap.closest('[aria-hidden="true"]')).toHaveClass('visually-hidden');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  await user.click(field('message'));
  await user.tab();
  expect(button()).toHaveFocus();
});

const siteWith = (services: AppServices) => (
  <Provider store={makeStore(services)}>
    <StoreRouter>
      <LanguageProvider>
        <Waitlist />
      </LanguageProvider>
    </StoreRouter>
  </Provider>
);

/** Hydrates the form as it comes from the build, once somebody has typed a name and an address and chosen an interest. */
async function hydrateTyped(before?: FormData) {
  const services = fakeServices(before && { typed: new Map([[formId, before]]) });
  const site = siteWith(services);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(site);
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Nombre'), 'Ada');
  await user.type(screen.getByLabelText('Correo electrónico'), 'ada@example.org');
  await user.click(screen.getByRole('checkbox', { name: 'Renta básica universal' }));
  const root = await act(() => hydrateRoot(page, site));
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Unirme a la lista' }));
  act(() => root.unmount());
  page.remove();
  return services.waitlist;
}

const before = new FormData();
for (const [name, value] of [
  ['name', 'Grace'],
  ['email', 'grace@example.org'],
  ['interests', 'Web3 technology'],
  ['message', 'Hola'],
] as const)
  before.append(name, value);

it.each([
  ['nothing else', undefined, null],
  ['rather than what stood there before the reload', before, 'Hola'],
])('B1 B12 W1 sends what was typed and ticked before the scripts were there, %s', async (_, kept, message) => {
  const waitlist = await hydrateTyped(kept);
  const typed = { name: 'Ada', email: 'ada@example.org', interests: ['Universal basic income'], language: 'es' };
  expect(waitlist.addSubscription).toHaveBeenCalledWith({ ...typed, message });
});

it('B8 W4 keeps a tick that is set once the form is drawn, before it knows its fields', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  // It is told after the drawing and before the effects, in which the form learns its fields.
  const drawn = new Promise((resolve) => new MutationObserver(resolve).observe(page, { childList: true }));
  root.render(siteWith(fakeServices()));
  await drawn;
  const box = screen.getByRole('checkbox', { name: 'Renta básica universal' });
  box.click();
  await waitFor(() => expect(box.closest('label')).toHaveClass('is-chosen'));
  expect(box).toBeChecked();
  root.unmount();
  page.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
