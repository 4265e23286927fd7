import { loadPage } from './pages';

const link = document.createElement('link');

beforeEach(() => {
  link.rel = 'stylesheet';
  // jsdom has the property for sheets only, not for links.
  Object.defineProperty(link, 'disabled', {
    configurable: true,
    set: (value: boolean) => {
      link.toggleAttribute('disabled', value);
    },
  });
  link.toggleAttribute('disabled', true);
  document.head.append(link);
  document.documentElement.dataset.renderedPath = '/en/video/video1';
});
afterEach(() => {
  link.remove();
  delete document.documentElement.dataset.renderedPath;
});

it.each(['/video/video1', '/video/video2'])('B1 has the rules of %s in the HTML of a video', async (path) => {
  await loadPage(path);
  expect(link).toHaveAttribute('disabled');
});

it.each(['/', '/login', '/waitlist/leave', '/nowhere'])('B1 brings the whole stylesheet before the page of %s, after one of another kind', async (path) => {
  const loading = loadPage(path);
  expect(link).not.toHaveAttribute('disabled');
  link.dispatchEvent(new Event('load'));
  await loading;
});
