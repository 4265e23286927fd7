import { pageNameOf } from './pages';

it.each([
  ['/', 'home'],
  ['/video/video3', 'video'],
  ['/profile/vega', 'profile'],
  ['/waitlist', 'waitlist'],
  ['/waitlist/confirm', 'mailLink'],
  ['/waitlist/leave', 'mailLink'],
  ['/nowhere', 'notFound'],
  ['/constructor', 'notFound'],
])('R8 B3 the page at %s is %s', (path, name) => {
  expect(pageNameOf(path)).toBe(name);
});
