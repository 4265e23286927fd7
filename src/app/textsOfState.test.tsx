import { act, screen } from '@testing-library/react';
import { i18nOf } from '../i18n/texts';
import { arriveAt } from '../router/navigate';
import { renderApp } from '../test/renderApp';
import { loadPage } from './pages';
import { loadLanguage } from './pageTexts';

it('B8 I1 shows a page in the language that the state names once its own texts are there, whatever led to it', async () => {
  await Promise.all([loadPage('/privacy'), loadLanguage('es', '/privacy')]);
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
