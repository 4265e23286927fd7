import { act, screen, within } from '@testing-library/react';
import type { MobileReason } from '../../lib/device';
import { liveRegions, renderApp } from '../../test/renderApp';
import { commentPosted } from '../comments/commentsSlice';
import { searchTyped } from '../videos/videoFiltersSlice';
import { debugOpened, viewportMeasured } from '../layout/layoutSlice';
import { DebugOverlay } from './DebugOverlay';
import { selectIsDebugOpen } from './debugSlice';

function setUp(path = '/videos', language: 'es' | 'en' = 'es') {
  const view = renderApp(<DebugOverlay />, { path, language });
  const report = screen.getByRole('dialog', { name: view.t('debug:title') });
  const valueOf = (label: string) => within(report).getByText(label).nextElementSibling?.textContent;
  const copy = () => view.user.click(screen.getByRole('button', { name: view.t('debug:copy') }));
  return { ...view, report, valueOf, copy };
}

it('N6 reports version, route, language, user agent and state, and copies all of it in one press', async () => {
  const { t, valueOf, copy } = setUp('/en/videos?tag=web3', 'en');
  const values = (['debug:route', 'nav:language', 'debug:userAgent'] as const).map((line) => valueOf(t(line)));
  expect(values).toEqual(['/en/videos?tag=web3', 'English', navigator.userAgent]);
  expect(valueOf(t('debug:version'))).toMatch(/\S/);
  const state = JSON.parse(screen.getByRole('region').textContent) as { [slice: string]: object };
  expect(state.location).toMatchObject({ path: '/en/videos' });
  expect(Object.keys(state)).toEqual(expect.arrayContaining(['members', 'videos', 'layout', 'debug']));
  expect(liveRegions()[0]).toBeEmptyDOMElement();
  await copy();
  expect(liveRegions()[0]).toHaveTextContent(t('debug:copied'));
  const text = await navigator.clipboard.readText();
  expect(text).toContain(`${t('debug:route')}: /en/videos?tag=web3`);
  expect(text).toContain(`${t('debug:userAgent')}: ${navigator.userAgent}`);
  expect(text).toContain('"path": ');
});

it('N6, N7 reports the viewport and why mobile mode applies', () => {
  const { valueOf, store } = setUp();
  expect(valueOf('Ventana')).toBe('Sin medir');
  expect(valueOf('Modo móvil')).toBe('No');
  const viewport = { width: 390, height: 844 };
  const mobileReasons: MobileReason[] = ['narrow', 'userAgent', 'forced'];
  act(() => void store.dispatch(viewportMeasured({ viewport, mobileReasons })));
  expect(valueOf('Ventana')).toBe('390 × 844\u00a0px');
  expect(valueOf('Modo móvil')).toBe('Sí: la pantalla es estrecha, el dispositivo es móvil y la dirección lo pide');
});

it.each([
  ['/videos?q=secreto+uno&tag=web3', 'tag=web3'],
  ['/waitlist/confirm?token=secreto&forceMobile=true', '/waitlist/confirm?forceMobile=true'],
])('N6 B3 leaves out what was typed and the token of a mail, in the store and the address (%s)', async (path, kept) => {
  const { store, report, copy } = setUp(path);
  act(() => {
    store.dispatch(searchTyped('secreto dos'));
    store.dispatch(commentPosted('video1', 'secreto tres'));
  });
  await copy();
  expect(report).toHaveTextContent(kept);
  expect(report).not.toHaveTextContent('secreto');
  expect(await navigator.clipboard.readText()).not.toContain('secreto');
});

it('N6 says when the report could not be copied, and forgets it when opened anew', async () => {
  const { t, copy, store } = setUp();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await copy();
  expect(liveRegions()[0]).toHaveTextContent(t('debug:copyFailed'));
  act(() => void store.dispatch(debugOpened()));
  expect(liveRegions()[0]).toBeEmptyDOMElement();
});

it('N6 closes by its button, by Escape and by a press beside it', async () => {
  const { user, t, store, report } = setUp();
  const cross = screen.getByRole('button', { name: t('debug:close') });
  for (const close of [() => user.click(cross), () => user.keyboard('{Escape}'), () => user.click(report)]) {
    act(() => void store.dispatch(debugOpened()));
    await close();
    expect(selectIsDebugOpen(store.getState())).toBe(false);
  }
});
