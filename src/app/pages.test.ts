import { disabledStylesheet } from '../test/disabledStylesheet';
import { loadPage } from './pages';

let link: HTMLLinkElement;

beforeEach(() => {
  link = disabledStylesheet();
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
