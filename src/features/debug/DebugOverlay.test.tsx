import { act, screen, within } from '@testing-library/react';
import type { MobileReason } from '../../lib/isMobile';
import { renderApp } from '../../test/renderApp';
import { commentPosted } from '../comments/commentsSlice';
import { searchTyped } from '../videos/videoFiltersSlice';
import { debugOpened, viewportMeasured } from '../layout/layoutSlice';
import { DebugOverlay } from './DebugOverlay';
import { selectIsDebugOpen } from './debugSlice';

function setUp(path = '/videos', language: 'es' | 'en' = 'es') {
  const view = renderApp(<DebugOverlay />, { path, language });
  const report = screen.getByRole('dialog', { name: view.t('debug.title') });
  const valueOf = (label: string) => within(report).getByText(label).nextElementSibling?.textContent;
  const copy = () => view.user.click(screen.getByRole('button', { name: view.t('debug.copy') }));
  return { ...view, report, valueOf, copy };
}

it.each([
  ['es', '/videos?tag=web3', 'Español'],
  ['en', '/en/videos?tag=web3', 'English'],
] as const)('N6 reports version, route, language and user agent (%s)', (language, path, name) => {
  const { t, valueOf } = setUp(path, language);
  expect(valueOf(t('debug.version'))).toMatch(/\S/);
  expect(valueOf(t('debug.route'))).toBe(path);
  expect(valueOf(t('debug.language'))).toBe(name);
  expect(valueOf(t('debug.userAgent'))).toBe(navigator.userAgent);
});

it('N6, N7 reports the viewport and why mobile mode applies', () => {
  const { valueOf, store } = setUp();
  expect(valueOf('Ventana')).toBe('Sin medir');
  expect(valueOf('Modo móvil')).toBe('No');
  const viewport = { width: 390, height: 844 };
  const mobileReasons: MobileReason[] = ['narrow', 'userAgent', 'forced'];
  act(() => void store.dispatch(viewportMeasured({ viewport, mobileReasons })));
  expect(valueOf('Ventana')).toBe('390 × 844 px');
  expect(valueOf('Modo móvil')).toBe('Sí: la pantalla es estrecha, el dispositivo es móvil y la dirección lo pide');
});

it('N6 shows the state of the store', () => {
  setUp('/waitlist');
  const state = JSON.parse(screen.getByRole('region').textContent) as { [slice: string]: object };
  expect(state.location).toMatchObject({ path: '/waitlist' });
  expect(Object.keys(state)).toEqual(expect.arrayContaining(['members', 'videos', 'waitlist', 'layout', 'debug']));
});

it('N6 leaves out what was typed: searches, in the store and the address, and comments', async () => {
  const { store, report, copy } = setUp('/videos?q=secreto+uno&tag=web3');
  act(() => {
    store.dispatch(searchTyped('secreto dos'));
    store.dispatch(commentPosted('video1', 'secreto tres'));
  });
  await copy();
  expect(report).toHaveTextContent('tag=web3');
  expect(report).not.toHaveTextContent('secreto');
  expect(await navigator.clipboard.readText()).not.toContain('secreto');
});

it('N6 B3 leaves out the token of a mail, in the address and in the state', async () => {
  const { store, report, copy } = setUp('/waitlist/confirm?token=secreto&forceMobile=true');
  expect(JSON.stringify(store.getState())).not.toContain('secreto');
  await copy();
  expect(report).toHaveTextContent('/waitlist/confirm?forceMobile=true');
  expect(report).not.toHaveTextContent('secreto');
  expect(await navigator.clipboard.readText()).not.toContain('secreto');
});

it.each(['es', 'en'] as const)('N6 copies the report in one press and says so (%s)', async (language) => {
  const { t, copy } = setUp(language === 'en' ? '/en/login' : '/login', language);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await copy();
  expect(screen.getByRole('status')).toHaveTextContent(t('debug.copied'));
  const text = await navigator.clipboard.readText();
  expect(text).toContain(`${t('debug.route')}: ${language === 'en' ? '/en/login' : '/login'}`);
  expect(text).toContain(`${t('debug.userAgent')}: ${navigator.userAgent}`);
  expect(text).toContain('"path": ');
});

it('N6 says when the report could not be copied, and forgets it when opened anew', async () => {
  const { t, copy, store } = setUp();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await copy();
  expect(screen.getByRole('status')).toHaveTextContent(t('debug.copyFailed'));
  act(() => void store.dispatch(debugOpened()));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('N6 closes by its button and by Escape', async () => {
  const { user, t, store } = setUp();
  act(() => void store.dispatch(debugOpened()));
  await user.click(screen.getByRole('button', { name: t('debug.close') }));
  expect(selectIsDebugOpen(store.getState())).toBe(false);
  act(() => void store.dispatch(debugOpened()));
  await user.keyboard('{Escape}');
  expect(selectIsDebugOpen(store.getState())).toBe(false);
});
