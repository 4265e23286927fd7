import { act, screen } from '@testing-library/react';
import { viewportMeasured } from '../features/layout/layoutSlice';
import { version } from '../lib/site';
import { renderApp } from '../test/renderApp';
import { Overlays } from './SiteLayout';

const badge = () => screen.queryByRole('complementary');

function setUp(width: number, path = '/videos') {
  const view = renderApp(<Overlays />, { path });
  const measure = (newWidth: number) =>
    act(() => {
      const mobileReasons = newWidth < 768 ? (['narrow'] as const) : [];
      view.store.dispatch(
        viewportMeasured({ viewport: { width: newWidth, height: 844 }, mobileReasons: [...mobileReasons] }),
      );
    });
  measure(width);
  return { ...view, measure };
}

it('B1 shows nothing over the page before the browser has measured itself', () => {
  renderApp(<Overlays />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('U7 shows a badge with version and viewport on narrow screens only', async () => {
  const { measure } = setUp(767);
  expect(await screen.findByText(`v${version} · 767 × 844`)).toBeVisible();
  measure(768);
  expect(badge()).not.toBeInTheDocument();
  measure(320);
  expect(badge()).toHaveTextContent('320 × 844');
});

it('U7 U8 opens the support report from the badge, and hides the badge by its cross, noted in the address', async () => {
  const { user, t, store } = setUp(390, '/videos?tag=web3');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${t('nav.showDebug')}`) }));
  expect(await screen.findByRole('dialog', { name: t('debug.title') })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: t('debug.hideBadge') }));
  expect(badge()).not.toBeInTheDocument();
  expect(store.getState().location.query).toBe('?tag=web3&forceHideBadge=true');
});
