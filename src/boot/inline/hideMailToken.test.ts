import { fakeWindow } from '../../test/fakeWindow';
import { browserServices } from '../browserServices';
import { hideMailToken } from './hideMailToken';

function windowAt(path: string) {
  const window = fakeWindow({ href: `https://constela.example${path}` });
  hideMailToken(window);
  return window;
}

it.each([
  ['/waitlist/confirm?token=s3cret', '/waitlist/confirm'],
  ['/en/waitlist/leave?token=s3cret', '/en/waitlist/leave'],
  ['/waitlist/leave/?forceMobile=true&token=s3cret&utm=a%20b#part', '/waitlist/leave/?forceMobile=true&utm=a+b#part'],
  ['/waitlist/confirm?token=s3cret&token=another', '/waitlist/confirm'],
  ['/waitlist/confirm?token=', '/waitlist/confirm'],
  ['/waitlist/confirm?utm=a%20b', '/waitlist/confirm?utm=a%20b'],
])('B3 B4 leaves of %s in the address bar %s', (path, left) => {
  expect(windowAt(path).location.href).toBe(`https://constela.example${left}`);
});

it.each([
  ['/waitlist/confirm?token=s3cret', 's3cret', undefined],
  ['/en/waitlist/confirm/?a=b&token=s3cret', 's3cret', undefined],
  ['/waitlist/leave?token=s3cret', undefined, 's3cret'],
  ['/en/waitlist/leave?token=s3cret', undefined, 's3cret'],
  ['/waitlist/l%65ave?token=s3cret', undefined, undefined],
  ['/waitlist/confirm', undefined, undefined],
])('B3 B4 gives the token of %s to the press on its own page alone', (path, toConfirm, toLeave) => {
  const { mailToken } = browserServices(windowAt(path));
  expect([mailToken('confirm'), mailToken('leave')]).toEqual([toConfirm, toLeave]);
});

it('B3 B12 keeps the token where the page is loaded anew, its address already without it', () => {
  const window = windowAt('/waitlist/confirm?token=s3cret');
  hideMailToken(window);
  expect(browserServices(window).mailToken('confirm')).toBe('s3cret');
});

it('B3 B12 needs no storage', () => {
  const window = fakeWindow({ href: 'http://localhost/waitlist/confirm?token=s3cret', storageRefused: true });
  hideMailToken(window);
  expect(browserServices(window).mailToken('confirm')).toBe('s3cret');
});

it('B3 forgets the token where the entry of the history is written anew or another one is begun', () => {
  const window = windowAt('/waitlist/confirm?token=s3cret');
  const { addressBar, mailToken } = browserServices(window);
  addressBar.replace('/waitlist/confirm', {});
  expect(mailToken('confirm')).toBeUndefined();
  const other = browserServices(windowAt('/waitlist/confirm?token=s3cret'));
  other.addressBar.push('/videos', {});
  expect(other.mailToken('confirm')).toBeUndefined();
});
