import { shownInDevTools } from '../test/devTools';
import { act, screen, waitFor } from '@testing-library/react';
import { chooseLanguage, followHistory, navigate } from '../router/navigate';
import { browserServices } from '../boot/browserServices';
import { hideMailToken } from '../boot/inline/hideMailToken';
import { fakeServices } from '../test/fakeServices';
import { fakeWindow } from '../test/fakeWindow';
import { renderApp } from '../test/renderApp';
import { loadPage } from './pages';

// Their code would come in its own time, and a busy machine takes long.
beforeAll(async () => {
  await loadPage('/waitlist/confirm');
  await loadPage('/community');
});

it.each(['confirm', 'leave'] as const)(
  'B3 B4 B8 the token of a mail (%s) is in no action and no state, from the first to the last',
  async (kind) => {
    const path = `/en/waitlist/${kind}?token=s3cret&forceHideBadge=true`;
    const window = fakeWindow({ href: `http://localhost${path}` });
    hideMailToken(window);
    const { addressBar, mailToken } = browserServices(window);
    const { waitlist } = fakeServices();
    // As if nothing had taken the token out of the address.
    const { store, user, t } = renderApp(undefined, {
      path,
      language: 'en',
      services: { waitlist, addressBar, mailToken },
    });
    await screen.findByRole('heading', { level: 1, name: t(`links.${kind}.idle.title`) });
    await act(() => store.dispatch(chooseLanguage('es')));
    await act(() => store.dispatch(followHistory(path, null)));
    await act(() => store.dispatch(chooseLanguage('en')));
    await user.click(screen.getByRole('button', { name: t(`links.${kind}.idle.action`) }));
    await screen.findByRole('heading', { level: 1, name: t(`links.${kind}.done.title`) });
    expect(waitlist[kind]).toHaveBeenCalledWith('s3cret');
    await act(() => store.dispatch(navigate('/community')));
    await waitFor(() => expect(document.title).toContain(t('community.title')));
    const shown = shownInDevTools(store);
    expect(shown.actions.length).toBeGreaterThan(5);
    expect(JSON.stringify(shown)).not.toContain('s3cret');
  },
);
