import { fakeWindow } from '../../test/fakeWindow';
import { keepEarlyPresses, takeEarlyPresses } from './earlyPresses';

const hrefOf = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)!;

function setUp(options: Parameters<typeof fakeWindow>[0] = {}) {
  document.body.innerHTML = `
    <button type="button" id="like"><b>Like</b></button>
    <button type="button" id="menu" popovertarget="x">Menu</button>
    <form><button type="submit" id="send">Send</button></form>
    <a href="/en/videos?v=1" hreflang="en"><i>English</i></a>
    <a href="/videos" id="videos">Videos</a>
    <a href="/" id="members" data-for-react>Members</a>`;
  // jsdom cannot navigate.
  document.body.addEventListener('click', (event) => event.preventDefault());
  const window = fakeWindow(options);
  keepEarlyPresses(window);
  return window;
}

afterEach(() => document.body.replaceChildren());

it('B17 keeps presses of buttons that only React answers, in their order and as often as they came', () => {
  const window = setUp();
  const like = document.getElementById('like')!;
  like.querySelector('b')!.click();
  document.getElementById('menu')!.click();
  document.getElementById('send')!.click();
  document.getElementById('videos')!.click();
  like.click();
  expect(takeEarlyPresses(window)).toEqual([like, like]);
});

it('H7, B17 keeps the press of a link that does more than lead to a page, and follows it at once only into a new tab', () => {
  const window = setUp();
  const members = document.getElementById('members')!;
  const press = (keys: MouseEventInit) =>
    members.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  members.click();
  press({ ctrlKey: true });
  press({ metaKey: true });
  press({ shiftKey: true });
  expect(takeEarlyPresses(window)).toEqual([members]);
});

it('B17 keeps a press also where a browser’s extension lets it go no further', () => {
  const window = setUp();
  const like = document.getElementById('like')!;
  like.addEventListener('click', (event) => event.stopPropagation());
  like.click();
  expect(takeEarlyPresses(window)).toEqual([like]);
});

it('B17 keeps none once React listens', () => {
  const window = setUp();
  takeEarlyPresses(window);
  document.getElementById('like')!.click();
  expect(takeEarlyPresses(window)).toEqual([]);
});

it('U2, B17 leaves the link of a language as it is where the address asks for nothing', () => {
  setUp({ href: 'http://localhost/videos' });
  hrefOf('a[hreflang]').click();
  expect(hrefOf('a[hreflang]').getAttribute('href')).toBe('/en/videos?v=1');
});

it('I1, B17 stores the language that a link chooses, and keeps what the address asks for', () => {
  const window = setUp({ href: 'http://localhost/videos?tag=web3' });
  hrefOf('a[hreflang]').querySelector('i')!.click();
  expect(window.localStorage.getItem('i18nextLng')).toBe('en');
  expect(hrefOf('a[hreflang]').getAttribute('href')).toMatch(/\/en\/videos\?tag=web3$/);
});

it('B12, B17 follows the link also where storage is refused', () => {
  setUp({ storageRefused: true });
  expect(() => hrefOf('a[hreflang]').click()).not.toThrow();
});
