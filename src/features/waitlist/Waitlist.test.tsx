import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../../app/App';
import { makeStore } from '../../app/store';
import { WaitlistPage } from '../../pages/WaitlistPage';
import { StoreRouter } from '../../router/StoreRouter';
import { fakeServices } from '../../test/fakeServices';
import { renderApp } from '../../test/renderApp';
import type { Language } from '../../lib/language';
import { brand, siteUrl } from '../../lib/site';
import { lessonIds } from '../lessons/lessonIds';
import { chooseLanguage } from '../../router/navigate';
import { Waitlist } from './Waitlist';
import type { SignUp, WaitlistService } from './waitlistService';

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

it('W1 asks about a domain that looks mistyped, and changes it at one press only', async () => {
  const { t, user, field } = open();
  await user.type(field('email'), 'ada@gmial.com');
  const offer = await screen.findByRole('button', { name: 'ada@gmail.com' });
  expect(screen.getByText(t('waitlist:fields.meant'))).toBeVisible();
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

it('W2 W3 W5 W6 W7 uses the exact English texts and ties each problem to its field', async () => {
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
  const thanks = "You've been added to our waitlist. We'll notify you when we launch with exclusive early access.";
  expect(screen.getByText(thanks)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Another Email' }));
  await waitFor(() => expect(field('name')).toHaveFocus());
  expect([field('name'), field('email')].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
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

it('W1, W3 keeps the message folded until it is asked for, and says beside the button what is missing', async () => {
  const { t, field, user, button, submit, store } = open();
  const summary = screen.getByText(t('waitlist:fields.addMessage'));
  await user.click(summary);
  await user.click(field('message'));
  await user.paste('x'.repeat(2001));
  expect(store.getState().waitlist.isMessageOpen).toBe(true);
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
    const { t } = renderApp(<WaitlistPage />, {
      path: '/waitlist',
      state: {
        waitlist: { status: 'succeeded', signUpId: null, mailWait, isMessageOpen: false, isNameOnCard: false },
      },
    });
    expect(screen.getByRole('heading', { name: t('waitlist:thanks.title') })).not.toHaveFocus();
    expect(screen.getByText(t(`waitlist:thanks.mailWait.${mailWait}`))).toBeVisible();
  },
);

it('W5 W6 reads "Submitting..." meanwhile, and leaves the focus to a visitor who is busy elsewhere', async () => {
  let succeed = () => {};
  const addSubscription = () => new Promise<void>((resolve) => (succeed = resolve));
  const { fillIn, submit } = open('en', { addSubscription });
  await fillIn();
  await submit();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
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

/** Hydrates the form as it comes from the build, once somebody has typed a name and an address and chosen an interest. */
async function hydrateTyped(draft?: SignUp) {
  const services = fakeServices({ draft: { keep: jest.fn(), take: jest.fn().mockReturnValueOnce(draft) } });
  const site = (
    <Provider store={makeStore(services)}>
      <StoreRouter>
        <LanguageProvider>
          <Waitlist />
        </LanguageProvider>
      </StoreRouter>
    </Provider>
  );
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

const draft: SignUp = {
  name: 'Grace',
  email: 'grace@example.org',
  interests: ['Web3 technology'],
  message: 'Hola',
  language: 'es',
};

it.each([
  ['nothing else', undefined, null],
  ['rather than the draft of before the reload', draft, 'Hola'],
])('A1 B1 B12 W1 W2 sends what was typed and ticked before the scripts were there, %s', async (_, kept, message) => {
  const waitlist = await hydrateTyped(kept);
  const typed = { name: 'Ada', email: 'ada@example.org', interests: ['Universal basic income'], language: 'es' };
  expect(waitlist.addSubscription).toHaveBeenCalledWith({ ...typed, message });
});
