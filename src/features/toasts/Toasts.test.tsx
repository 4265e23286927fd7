import { act, screen, within } from '@testing-library/react';
import { fakeServices } from '../../test/fakeServices';
import { renderApp } from '../../test/renderApp';
import { Navbar } from '../layout/Navbar';
import { submitWaitlist } from '../waitlist/submitWaitlist';
import type { SignUp } from '../waitlist/waitlistService';
import { Toasts } from './Toasts';
import { linkCopied, linkCopyFailed } from './toastsSlice';

const signUp: SignUp = { name: 'Ada', email: 'ada@a.org', interests: [], message: null, language: 'es' };
const failing = {
  waitlist: { ...fakeServices().waitlist, addSubscription: () => Promise.reject(new Error('down')) },
};

it('has both live regions before there is anything to say', () => {
  renderApp(<Toasts />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each([
  ['es', null],
  ['en', ['You have been added to the waitlist!', "We'll notify you when we launch."]],
] as const)('W6 tells of a sign-up without interrupting (%s)', async (language, exact) => {
  const { store, t } = renderApp(<Toasts />, { language });
  await act(() => store.dispatch(submitWaitlist(signUp)));
  const status = screen.getByRole('status');
  const [title, text] = exact ?? [t('waitlist.toast.successTitle'), t('waitlist.toast.successText')];
  expect(within(status).getByText(title)).toBeVisible();
  expect(within(status).getByText(text)).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each([
  ['es', null],
  ['en', ['Something went wrong', 'Please try again later.']],
] as const)('E1 interrupts with a failure (%s)', async (language, exact) => {
  const { store, t } = renderApp(<Toasts />, { language, services: failing });
  await act(() => store.dispatch(submitWaitlist(signUp)));
  const alert = screen.getByRole('alert');
  const [title, text] = exact ?? [t('waitlist.toast.errorTitle'), t('waitlist.toast.errorText')];
  expect(within(alert).getByText(title)).toBeVisible();
  expect(within(alert).getByText(text)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('B10 says that the address was copied, or was not', () => {
  const { store, t } = renderApp(<Toasts />);
  act(() => {
    store.dispatch(linkCopied());
    store.dispatch(linkCopyFailed());
  });
  expect(screen.getByRole('status')).toHaveTextContent(t('common.share.copied'));
  expect(screen.getByRole('alert')).toHaveTextContent(t('common.share.failed'));
});

it('I1 retranslates an open toast', async () => {
  const { store, user } = renderApp(
    <>
      <Navbar />
      <Toasts />
    </>,
    { services: failing },
  );
  await act(() => store.dispatch(submitWaitlist(signUp)));
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
});

it('dismisses one toast, leaves the others, and keeps the focus on the page', async () => {
  const { store, user, t } = renderApp(
    <>
      <main id="main" tabIndex={-1} />
      <Toasts />
    </>,
  );
  act(() => {
    store.dispatch(linkCopied());
    store.dispatch(linkCopyFailed());
  });
  const alert = screen.getByRole('alert');
  await user.click(within(alert).getByRole('button', { name: t('common.close') }));
  expect(alert).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveTextContent(t('common.share.copied'));
  expect(screen.getByRole('main')).toHaveFocus();
});
