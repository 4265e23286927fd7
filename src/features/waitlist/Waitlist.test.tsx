import { act, fireEvent, screen, within } from '@testing-library/react';
import { WaitlistPage } from '../../pages/WaitlistPage';
import { expectConsole } from '../../test/expectConsole';
import { fakeServices } from '../../test/fakeServices';
import { renderApp } from '../../test/renderApp';
import { interests } from '../../lib/interests';
import { languages, type Language } from '../../lib/language';
import { chooseLanguage } from '../../router/navigate';
import type { WaitlistService } from './waitlistService';

function open(language: Language = 'en', changes: Partial<WaitlistService> = {}) {
  const waitlist = { ...fakeServices().waitlist, ...changes };
  const view = renderApp(<WaitlistPage />, { path: '/waitlist', language, services: { waitlist } });
  const { t, user } = view;
  const field = (name: 'name' | 'email' | 'message') => screen.getByLabelText(t(`waitlist.fields.${name}`));
  const fillIn = async () => {
    await user.type(field('name'), ' Ada Lovelace ');
    await user.type(field('email'), 'ada@example.org');
    await user.click(screen.getByRole('checkbox', { name: t('waitlist.interests.web3') }));
    await user.click(screen.getByRole('checkbox', { name: t('waitlist.interests.betterEconomy') }));
  };
  const button = () => screen.getByRole('button', { name: t('common.joinWaitlist') });
  const submit = () => user.click(button());
  return { ...view, waitlist, field, fillIn, button, submit };
}

const fresh = { mailWait: 'none' } as const;

/** A call that stays under way until it is told to end. */
function pending() {
  let end = { resolve: () => {}, reject: (_error: Error) => {} };
  const call = jest.fn(() => new Promise<void>((resolve, reject) => (end = { resolve, reject })));
  return {
    call,
    succeed: () => act(async () => end.resolve()),
    fail: () => act(async () => end.reject(new Error('no'))),
  };
}
const failingOnce = () => jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no'));
const failing = () => jest.fn(() => Promise.reject<never>(new Error('no')));

describe.each(languages)('in %s', (language) => {
  it('R6 W1 shows a titled page with name, email, interests and an optional message', () => {
    const { t, field } = open(language);
    expect(screen.getByRole('heading', { level: 1, name: t('waitlist.title') })).toBeVisible();
    expect(document.title).toContain(t('waitlist.title'));
    expect(field('name')).toBeRequired();
    expect(field('email')).toBeRequired();
    expect(field('message')).not.toBeRequired();
    // Names and messages may be in any script.
    for (const name of ['name', 'message'] as const) expect(field(name)).toHaveAttribute('dir', 'auto');
    expect(screen.getByRole('group', { name: t('waitlist.fields.interests') })).toBeVisible();
  });

  it('W2 offers the seven interests, none chosen', () => {
    const { t } = open(language);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(7);
    for (const { id } of interests) {
      expect(screen.getByRole('checkbox', { name: t(`waitlist.interests.${id}`) })).not.toBeChecked();
    }
  });

  it('W2 B5 says what the interests are for, and what the message should not tell', () => {
    const { t, field } = open(language);
    expect(screen.getByRole('group')).toHaveAccessibleDescription(t('waitlist.fields.interestsNote'));
    expect(field('message')).toHaveAccessibleDescription(t('waitlist.fields.messageNote'));
  });

  it('B19 promises beside the button how many mails will come, and says beside the form what exists and what does not', () => {
    const { t, button } = open(language);
    expect(button().nextElementSibling).toHaveTextContent(t('waitlist.promise'));
    const progress = screen.getByRole('region', { name: t('progress.title') });
    expect(within(progress).getByRole('heading', { name: t('progress.today.title') })).toBeVisible();
    expect(within(progress).getByRole('heading', { name: t('progress.notYet.title') })).toBeVisible();
  });

  it('W3 says what is wrong with each field, tied to it', async () => {
    const { t, field, submit, waitlist } = open(language);
    await submit();
    expect(field('name')).toHaveAttribute('aria-invalid', 'true');
    expect(field('name')).toHaveAccessibleDescription(t('waitlist.errors.nameTooShort'));
    expect(field('email')).toHaveAccessibleDescription(t('waitlist.errors.email'));
    const wrong = `${t('waitlist.fields.interestsNote')} ${t('waitlist.errors.interests')}`;
    expect(screen.getByRole('group')).toHaveAccessibleDescription(wrong);
    expect(field('message')).toHaveAttribute('aria-invalid', 'false');
    expect(waitlist.addSubscription).not.toHaveBeenCalled();
  });

  it('W3 names the limits of name and message', async () => {
    const { t, field, user, submit } = open(language);
    await user.click(field('name'));
    await user.paste('x'.repeat(101));
    await user.click(field('message'));
    await user.paste('x'.repeat(10_000));
    await submit();
    expect(field('name')).toHaveAccessibleDescription(t('waitlist.errors.nameTooLong', { nameMax: 100 }));
    const tooLong = t('waitlist.errors.messageTooLong', { messageMax: 2000 });
    expect(field('message')).toHaveAccessibleDescription(`${t('waitlist.fields.messageNote')} ${tooLong}`);
    expect(field('message')).toHaveAccessibleDescription(/2[,.]?000/);
  });

  it('A1 A2 W2 sends the interests in English, the rest trimmed, an empty message as null', async () => {
    const { fillIn, submit, waitlist } = open(language);
    await fillIn();
    await submit();
    expect(waitlist.addSubscription).toHaveBeenCalledWith({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      interests: ['A better economy', 'Web3 technology'],
      message: null,
      language,
    });
    expect(waitlist.sendConfirmation).toHaveBeenCalledWith({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      interests: ['A better economy', 'Web3 technology'],
      language,
    });
  });

  it('W5 W6 thanks, focuses the thanks, and returns to an empty form for another email', async () => {
    const { t, field, fillIn, submit, user, store } = open(language);
    await fillIn();
    await submit();
    const thanks = screen.getByRole('heading', { level: 2, name: t('waitlist.thanks.title') });
    expect(thanks).toHaveFocus();
    expect(screen.getByText(t('waitlist.thanks.text'))).toBeVisible();
    expect(screen.getByText(t('waitlist.thanks.mail'))).toBeVisible();
    expect(screen.getByText(t('waitlist.thanks.mailWait.none'))).toBeVisible();
    expect(screen.getByText(t('waitlist.thanks.mailKnown'))).toBeVisible();
    expect(store.getState().toasts).toMatchObject([{ titleKey: 'waitlist.toast.successTitle' }]);
    await user.click(screen.getByRole('button', { name: t('waitlist.thanks.another') }));
    expect(field('name')).toHaveFocus();
    expect(field('name')).toHaveValue('');
    expect(field('email')).toHaveValue('');
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('E1 keeps the form as it was after a failure, and says so', async () => {
    const { t, field, fillIn, submit, store, user, button } = open(language, { addSubscription: failing() });
    await fillIn();
    await user.type(field('message'), 'Hola <script>');
    await submit();
    expect(store.getState().toasts).toMatchObject([{ titleKey: 'waitlist.toast.errorTitle', tone: 'error' }]);
    expect(field('name')).toHaveValue(' Ada Lovelace ');
    expect(field('email')).toHaveValue('ada@example.org');
    expect(field('message')).toHaveValue('Hola <script>');
    expect(screen.getByRole('checkbox', { name: t('waitlist.interests.web3') })).toBeChecked();
    expect(button()).toBeEnabled();
  });

  it.each(['minutes', 'hours'] as const)('W6 A2 says that mails take %s, in place of where to look', async (wait) => {
    const { t, fillIn, submit } = open(language, { sendConfirmation: () => Promise.resolve(wait) });
    await fillIn();
    await submit();
    expect(screen.getByText(t('waitlist.thanks.mail'))).toBeVisible();
    expect(screen.getByText(t(`waitlist.thanks.mailWait.${wait}`))).toBeVisible();
    expect(screen.queryByText(t('waitlist.thanks.mailWait.none'))).toBeNull();
    expect(screen.getByText(t('waitlist.thanks.mailKnown'))).toBeVisible();
  });

  it('E2 B3 says that the mail goes out by itself when step 2 failed', async () => {
    const { t, fillIn, submit } = open(language, { sendConfirmation: failing() });
    await fillIn();
    await submit();
    expect(screen.getByRole('heading', { name: t('waitlist.thanks.title') })).toHaveFocus();
    expect(screen.getByText(t('waitlist.thanks.mailWait.unknown'))).toBeVisible();
    expect(screen.queryByText(t('waitlist.thanks.mailWait.none'))).toBeNull();
    expectConsole('error', 'The confirmation mail could not be requested.');
  });

  it('B5 says beside the button what a sign-up agrees to, and asks for no tick', () => {
    const { t } = open(language);
    const notice = screen.getByRole('region', { name: t('waitlist.notice.title') });
    for (const fact of ['who', 'purpose', 'basis', 'keeping', 'leaving', 'rights'] as const) {
      expect(within(notice).getByText(t(`waitlist.notice.${fact}`)).nextElementSibling).toHaveTextContent(
        t(`waitlist.notice.${fact}Text`),
      );
    }
    const link = within(notice).getByRole('link', { name: t('waitlist.notice.more') });
    expect(link.getAttribute('href')).toMatch(/^\/privacy\?v=/);
    expect(within(notice).queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('textbox').filter((field) => field.hasAttribute('required'))).toHaveLength(2);
  });

  it('B6 sends nothing while the trap is full, shows it, and sends once it is empty again', async () => {
    const { t, user, fillIn, submit, waitlist } = open(language);
    const trap = screen.getByLabelText(t('waitlist.fields.trap'));
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await fillIn();
    await submit();
    expect(waitlist.addSubscription).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: t('waitlist.fields.trap') })).toHaveFocus();
    expect(trap).toHaveAccessibleDescription(t('waitlist.errors.trap'));
    await user.clear(trap);
    expect(trap).not.toHaveAccessibleDescription();
    await submit();
    expect(waitlist.addSubscription).toHaveBeenCalledWith(expect.not.objectContaining({ trap: expect.anything() }));
  });

  it('W7 says what to expect in four items', () => {
    const { t } = open(language);
    const section = screen.getByRole('region', { name: t('waitlist.expect.title') });
    const items = within(section).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      t('waitlist.expect.content.title'),
      t('waitlist.expect.community.title'),
      t('waitlist.expect.updates.title'),
      t('waitlist.expect.learning.title'),
    ]);
    expect(items[0]).toHaveTextContent(/3/);
  });
});

it('W2 W3 W5 W6 W7 uses the exact English texts', async () => {
  const { user, fillIn, submit, store, t } = open('en', { addSubscription: failingOnce() });
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Tools that pay you to use them',
    'Universal basic income',
    'A better economy',
    'Participate in the community',
    'Social applications',
    'A more just society',
    'Web3 technology',
  ]);
  await submit();
  expect(screen.getByText('Name must be at least 2 characters')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Please select at least one interest')).toBeVisible();
  for (const title of ['Educational Content', 'Community Access', 'Weekly Updates', 'Interactive Learning']) {
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'What to Expect' })).toBeVisible();
  await fillIn();
  await submit();
  const [toast] = store.getState().toasts;
  expect(t(toast!.titleKey)).toBe('Something went wrong');
  expect(t(toast!.descriptionKey!)).toBe('Please try again later.');
  await submit();
  expect(screen.getByText('Thank You!')).toBeVisible();
  expect(
    screen.getByText("You've been added to our waitlist. We'll notify you when we launch with exclusive early access."),
  ).toBeVisible();
  const [success] = store.getState().toasts;
  expect(t(success!.titleKey)).toBe('You have been added to the waitlist!');
  expect(t(success!.descriptionKey!)).toBe("We'll notify you when we launch.");
  await user.click(screen.getByRole('button', { name: 'Add Another Email' }));
});

it('W4 is silent until the first try to send, then follows every change', async () => {
  const { field, user, submit } = open();
  await user.type(field('name'), 'A');
  await user.type(field('email'), 'ada@');
  await user.tab();
  expect(field('name')).toHaveAttribute('aria-invalid', 'false');
  expect(field('email')).toHaveAttribute('aria-invalid', 'false');
  await submit();
  expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await user.type(field('name'), 'd');
  expect(field('name')).toHaveAttribute('aria-invalid', 'false');
  expect(field('name')).not.toHaveAccessibleDescription();
  await user.type(field('name'), '{Backspace}');
  expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await user.type(field('email'), 'example.org');
  expect(field('email')).toHaveAttribute('aria-invalid', 'false');
});

it('W4 goes on following changes after a failure', async () => {
  const { field, user, fillIn, submit } = open('en', { addSubscription: failing() });
  await fillIn();
  await submit();
  await user.clear(field('name'));
  expect(field('name')).toHaveAttribute('aria-invalid', 'true');
});

it('W4 re-validates at once when an interest is toggled', async () => {
  const { user, submit } = open();
  const first = screen.getAllByRole('checkbox')[0]!;
  await user.click(first);
  expect(screen.getByRole('group')).not.toHaveAccessibleDescription(/select/);
  await user.click(first);
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/Please select at least one interest$/);
  await submit();
  await user.click(first);
  expect(screen.getByRole('group')).not.toHaveAccessibleDescription(/select/);
});

it('W4 leads to the first field that is wrong', async () => {
  const { field, user, fillIn, submit } = open();
  await submit();
  expect(field('name')).toHaveFocus();
  await fillIn();
  for (const box of screen.getAllByRole('checkbox', { checked: true })) await user.click(box);
  await submit();
  expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
});

it('W5 reads "Submitting..." and is disabled while the call is under way', async () => {
  const { call, succeed } = pending();
  const { fillIn, submit } = open('en', { addSubscription: call });
  await fillIn();
  await submit();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await succeed();
  expect(screen.getByRole('heading', { name: 'Thank You!' })).toHaveFocus();
});

it('W5 sends once on a double click, and once on Enter pressed twice', async () => {
  const { call, fail } = pending();
  const { field, fillIn, user, button } = open('en', { addSubscription: call });
  await fillIn();
  await user.dblClick(button());
  expect(call).toHaveBeenCalledTimes(1);
  await fail();
  await user.type(field('email'), '{Enter}{Enter}');
  expect(call).toHaveBeenCalledTimes(2);
  await fail();
  expect(field('email')).toHaveFocus();
});

it('W5 keeps the button busy for a visitor who leaves and comes back during a submission', () => {
  renderApp(<WaitlistPage />, { path: '/en/waitlist', state: { waitlist: { ...fresh, status: 'submitting' } } });
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
});

it('W6 still thanks a visitor who leaves and comes back, and leaves the focus to the arrival', () => {
  renderApp(<WaitlistPage />, { path: '/en/waitlist', state: { waitlist: { ...fresh, status: 'succeeded' } } });
  expect(screen.getByRole('heading', { name: 'Thank You!' })).not.toHaveFocus();
});

it('W6 does not take the focus from a visitor who is busy elsewhere', async () => {
  const { call, succeed } = pending();
  const { fillIn, submit } = open('en', { addSubscription: call });
  await fillIn();
  await submit();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await succeed();
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

it('E2 shows success when only the mail failed', async () => {
  const { fillIn, submit, store } = open('en', { sendConfirmation: failing() });
  await fillIn();
  await submit();
  expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(store.getState().toasts.map(({ tone }) => tone)).toEqual(['success']);
  expectConsole('error', /^The confirmation mail could not be requested\. Error$/);
});

it('I1 keeps what was typed and retranslates what is wrong when the language changes', async () => {
  const { field, user, submit, store } = open('es');
  await user.type(field('name'), 'Ada');
  await user.click(screen.getByRole('checkbox', { name: 'Tecnología Web3' }));
  await submit();
  expect(field('email')).toHaveAccessibleDescription('Escribe una dirección de correo válida');
  await act(() => store.dispatch(chooseLanguage('en')));
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByRole('checkbox', { name: 'Web3 technology' })).toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
});

it('G5 gets ready at the first focus and not before', async () => {
  const { field, user, waitlist } = open();
  expect(waitlist.preload).not.toHaveBeenCalled();
  await user.click(field('name'));
  expect(waitlist.preload).toHaveBeenCalled();
});

it.each([
  ['emoji', 'Ana 🌟', '🚀🚀'],
  ['right-to-left text', 'محمد', 'שלום'],
  ['a script tag', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'],
])('W1 sends %s as it was typed', async (_, name, message) => {
  const { field, user, fillIn, submit, waitlist } = open();
  await fillIn();
  await user.clear(field('name'));
  await user.click(field('name'));
  await user.paste(name);
  await user.click(field('message'));
  await user.paste(message);
  await submit();
  expect(waitlist.addSubscription).toHaveBeenCalledWith(expect.objectContaining({ name, message }));
});

it('B6 keeps the trap from eyes, keyboard, screen readers and autofill', async () => {
  const { field, user, t, button } = open();
  const trap = screen.getByLabelText(t('waitlist.fields.trap'));
  expect(trap.closest('[aria-hidden="true"]')).toHaveClass('visually-hidden');
  expect(screen.queryByRole('textbox', { name: t('waitlist.fields.trap') })).toBeNull();
  expect(trap).toHaveAttribute('autocomplete', 'off');
  await user.click(field('message'));
  await user.tab();
  expect(button()).toHaveFocus();
});

it('W1 lets browsers fill it in and phones show the right keys', () => {
  const { field } = open();
  expect(field('name')).toHaveAttribute('autocomplete', 'name');
  expect(field('email')).toHaveAttribute('autocomplete', 'email');
  expect(field('email')).toHaveAttribute('inputmode', 'email');
  expect(field('message')).toHaveAttribute('dir', 'auto');
});

describe('where a pressed button gets no focus, as in Safari', () => {
  /** Presses and gives the focus to what is around the button. */
  function pressLikeSafari(name: string) {
    screen.getByRole('main').focus();
    act(() => screen.getByRole('button', { name }).click());
  }

  it('W6 the thanks have the focus and are brought into view, and then the form', async () => {
    const { t, fillIn, field } = open();
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    await fillIn();
    pressLikeSafari(t('common.joinWaitlist'));
    const thanks = await screen.findByRole('heading', { name: t('waitlist.thanks.title') });
    expect(thanks).toHaveFocus();
    expect(seen.mock.contexts).toEqual([thanks]);
    pressLikeSafari(t('waitlist.thanks.another'));
    expect(field('name')).toHaveFocus();
    expect(seen.mock.contexts).toEqual([thanks, field('name')]);
  });

  it('E1 the button has the focus after a failure', async () => {
    const step1 = pending();
    const { t, fillIn, button } = open('en', { addSubscription: step1.call });
    await fillIn();
    pressLikeSafari(t('common.joinWaitlist'));
    await step1.fail();
    expect(button()).toHaveFocus();
  });

  it('E1 a field that the visitor has gone to meanwhile keeps the focus', async () => {
    const step1 = pending();
    const { t, fillIn, field } = open('en', { addSubscription: step1.call });
    await fillIn();
    pressLikeSafari(t('common.joinWaitlist'));
    act(() => field('message').focus());
    await step1.fail();
    expect(field('message')).toHaveFocus();
  });
});
