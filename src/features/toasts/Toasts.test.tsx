import { act, screen, within } from '@testing-library/react';
import { fakeServices } from '../../test/fakeServices';
import { renderApp } from '../../test/renderApp';
import { Navbar } from '../layout/Navbar';
import { submitWaitlist } from '../waitlist/submitWaitlist';
import type { SignUp } from '../waitlist/waitlistService';
import { Toasts } from './Toasts';
import { linkCopied, linkCopyFailed, pageLeft, selectToasts, toastDismissed } from './toastsSlice';

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

describe('with a page around it', () => {
  function openWithPage() {
    const view = renderApp(
      <>
        <main id="main" tabIndex={-1}>
          <button type="button">Compartir</button>
        </main>
        <Toasts />
      </>,
    );
    const { store, t } = view;
    act(() => {
      store.dispatch(linkCopied());
      store.dispatch(linkCopyFailed());
    });
    const close = (role: 'status' | 'alert') =>
      within(screen.getByRole(role)).getByRole('button', { name: t('common.close') });
    return { ...view, close, share: screen.getByRole('button', { name: 'Compartir' }) };
  }

  it('B10, E1 gives the focus back to where it was before the toasts when one is closed', async () => {
    const { user, close, share } = openWithPage();
    share.focus();
    await user.tab();
    await user.tab();
    expect(close('status')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(share).toHaveFocus();
    await user.click(close('alert'));
    expect(share).toHaveFocus();
  });

  it('B10, E1 gives the focus back when a toast goes by itself, and to the page where the place is gone', async () => {
    const { store, close, share } = openWithPage();
    act(() => share.focus());
    act(() => close('alert').focus());
    act(() => void store.dispatch(pageLeft()));
    expect(share).toHaveFocus();
    act(() => close('status').focus());
    share.remove();
    act(() => void store.dispatch(toastDismissed(selectToasts(store.getState())[0]!.id)));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('B10 leaves the focus alone when a toast goes that does not have it', () => {
    const { store, close } = openWithPage();
    act(() => close('status').focus());
    act(() => void store.dispatch(pageLeft()));
    expect(close('status')).toHaveFocus();
  });

  it('W6, B10 is held by the pointer on it and by the focus in it', async () => {
    const { user, store, close, t } = openWithPage();
    const holds = () => selectToasts(store.getState()).map((toast) => toast.holds);
    await user.hover(screen.getByText(t('common.share.copied')));
    expect(holds()).toEqual([1, 0]);
    act(() => close('status').focus());
    expect(holds()).toEqual([2, 0]);
    await user.unhover(screen.getByText(t('common.share.copied')));
    expect(holds()).toEqual([1, 0]);
    act(() => close('alert').focus());
    expect(holds()).toEqual([0, 1]);
  });
});

it.each(['es', 'en'] as const)('B10 says again what is said again, with a count (%s)', (language) => {
  const { store, t } = renderApp(<Toasts />, { language });
  act(() => void store.dispatch(linkCopied()));
  const text = screen.getByText(t('common.share.copied'));
  act(() => void store.dispatch(linkCopied()));
  expect(text).toHaveTextContent(`${t('common.share.copied')} (×2)`);
  // A screen reader then reads all of it, not the count alone.
  expect(text.closest('[aria-atomic]')).toHaveAttribute('aria-atomic', 'true');
});
