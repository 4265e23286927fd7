import { act, screen } from '@testing-library/react';
import { viewportMeasured } from '../features/layout/layoutSlice';
import { i18nOf } from '../i18n/texts';
import type { MobileReason } from '../lib/device';
import { version } from '../lib/site';
import { arriveAt } from '../router/navigate';
import { loadPages, renderApp } from '../test/renderApp';
import { Overlays } from './SiteLayout';

it('U7 U8 shows a badge on narrow screens only, which opens the support report, and whose cross is noted in the address', async () => {
  const { store, user, t } = renderApp(<Overlays />, { path: '/videos?tag=web3' });
  const measure = (width: number) =>
    act(() => {
      const mobileReasons: MobileReason[] = width < 768 ? ['narrow'] : [];
      store.dispatch(viewportMeasured({ viewport: { width, height: 844 }, mobileReasons }));
    });
  measure(767);
  expect(await screen.findByText(`v${version} · 767 × 844`)).toBeVisible();
  measure(768);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  measure(390);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('nav:showDebug')}`) }));
  expect(await screen.findByRole('dialog', { name: t('debug:title') })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: t('debug:hideBadge') }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(store.getState().location.query).toBe('?tag=web3&forceHideBadge=true');
});

it('B8 I1 shows a page in the language that the state names once its own texts are there, whatever led to it', async () => {
  await loadPages('/privacy');
  const { store, t } = renderApp(undefined, { path: '/privacy' });
  const title = () => screen.findByRole('heading', { level: 1 });
  expect(await title()).toHaveTextContent(t('privacy:title'));
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  // The fake services load nothing, as in a jump by DevTools.
  await act(async () => store.dispatch(arriveAt('/en/privacy', 'history', null)));
  expect(await screen.findByRole('heading', { name: i18nOf('en').t('privacy:title') })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect([root.lang, root.getAttribute('role')]).toEqual(['EN', 'none']);
});
