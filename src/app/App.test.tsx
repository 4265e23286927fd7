import { screen } from '@testing-library/react';
import { expectConsole } from '../test/expectConsole';
import { renderApp } from '../test/renderApp';
import { loadPage } from './pages';

// Its code would come in its own time, and a busy machine takes long.
beforeAll(() => loadPage('/nowhere'));

it('R8 shows a page at any address', async () => {
  renderApp(undefined, { path: '/en/nowhere' });
  expect(await screen.findByRole('link', { name: 'Return to Home' })).toBeInTheDocument();
  expectConsole('error', '/en/nowhere');
});
