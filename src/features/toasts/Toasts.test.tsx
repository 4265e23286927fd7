import { act, screen, within } from '@testing-library/react';
import { ada, fakeServices } from '../../test/fakeServices';
import { liveRegions, renderApp } from '../../test/renderApp';
import { Navbar } from '../layout/Navbar';
import { submitWaitlist } from '../waitlist/submitWaitlist';
import { Toasts } from './Toasts';
import { linkCopied, linkCopyFailed, pageLeft, selectToasts, toastDismissed } from './toastsSlice';

/** Good news has no role: an empty status would be read as one. */
const good = () => liveRegions(document.querySelector<HTMLElement>('.toast-stack')!)[0]!;

const failing = {
  waitlist: { ...fakeServices().waitlist, addSubscription: () => Promise.reject(new Error('down')) },
};

it('W6 tells of a sign-up without interrupting, in live regions that were there before', async () => {
  const { store } = renderApp(<Toasts />, { language: 'en' });
  const [status, alert] = [good(), screen.getByRole('alert')];
  expect(screen.queryByRole('status')).toBeNull();
  expect(status).toBeEmptyDOMElement();
  await act(() => store.dispatch(submitWaitlist(ada)));
  const title = within(status).getByText('You have been added to the waitlist!');
  expect(title).toBeVisible();
  // Said again, all of it is read out, not the count alone.
  expect(title.closest('[aria-atomic]')).toHaveAttribute('aria-atomic', 'true');
  expect(within(status).getByText('We’ll notify you when we launch.')).toBeVisible();
  expect(alert).toBeEmptyDOMElement();
});

it('E1 I1 interrupts with a failure, and retranslates it while it is open', async () => {
  const { store, user } = renderApp(
    <>
      <Navbar />
      <Toasts />
    </>,
    { services: failing },
  );
  await act(() => store.dispatch(submitWaitlist(ada)));
  expect(good()).toBeEmptyDOMElement();
  await user.click(screen.getByRole('link', { name: 'English' }));
  const alert = within(screen.getByRole('alert'));
  expect(await alert.findByText('Something went wrong')).toBeVisible();
  expect(alert.getByText('Please try again later.')).toBeVisible();
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
      store.dispatch(linkCopyFailed('https://example.org/'));
    });
    expect(good()).toHaveTextContent(t('common:share.copied'));
    expect(screen.getByRole('alert')).toHaveTextContent(`${t('common:share.failed')}https://example.org/`);
    const close = (role: 'good' | 'alert') =>
      within(role === 'good' ? good() : screen.getByRole(role)).getByRole('button', { name: t('common:close') });
    return { ...view, close, share: screen.getByRole('button', { name: 'Compartir' }) };
  }

  it('B10, E1 closes one toast, leaves the other, and gives the focus back to where it was before both', async () => {
    const { user, close, share } = openWithPage();
    share.focus();
    await user.tab();
    await user.tab();
    expect(close('good')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(good()).toBeEmptyDOMElement();
    expect(share).toHaveFocus();
    await user.click(close('alert'));
    expect(share).toHaveFocus();
  });

  it('B10, E1 moves no focus when another toast closes by itself, and gives it to the page where the element is gone', async () => {
    const { store, close, share } = openWithPage();
    act(() => share.focus());
    act(() => close('good').focus());
    act(() => void store.dispatch(pageLeft()));
    expect(close('good')).toHaveFocus();
    share.remove();
    act(() => void store.dispatch(toastDismissed(selectToasts(store.getState())[0]!.id)));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('W6, B10 is held by the pointer on it and by the focus in it', async () => {
    const { user, store, close, t } = openWithPage();
    const holds = () => selectToasts(store.getState()).map((toast) => toast.holds);
    await user.hover(screen.getByText(t('common:share.copied')));
    expect(holds()).toEqual([1, 0]);
    act(() => close('good').focus());
    expect(holds()).toEqual([2, 0]);
    await user.unhover(screen.getByText(t('common:share.copied')));
    expect(holds()).toEqual([1, 0]);
    act(() => close('alert').focus());
    expect(holds()).toEqual([0, 1]);
  });
});
