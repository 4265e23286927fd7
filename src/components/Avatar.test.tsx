import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Avatar';

const vega = { id: 'vega', name: 'Vega', avatarUrl: '/images/members/vega.svg' };

function renderAvatar(member: Parameters<typeof Avatar>[0]['member']) {
  const { container } = render(<Avatar member={member} />);
  const avatar = container.querySelector('.avatar');
  return { avatar, image: () => container.querySelector('img') };
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['M3', { id: 'vega', name: 'Vega' }, 'V', 'star-vega'],
  ['P4', null, '?', 'star-guest'],
])('%s is idle without an image, and shows the first letter of %j on its colour', (_clause, member, letter, star) => {
  const { avatar, image } = renderAvatar(member);
  expect(avatar).toHaveAttribute('data-image', 'idle');
  expect(avatar).toHaveTextContent(letter);
  expect(avatar).toHaveClass(star);
  expect(image()).toBeNull();
});

it.each([
  ['loaded', fireEvent.load, vega.avatarUrl],
  ['error', fireEvent.error, undefined],
])('M2 M3 shows the letter while the image loads, then is %s', (status, report, shown) => {
  const { avatar, image } = renderAvatar(vega);
  expect(avatar).toHaveAttribute('data-image', 'loading');
  expect(avatar).toHaveTextContent('V');
  expect(image()).toHaveAttribute('src', vega.avatarUrl);
  report(image()!);
  expect(avatar).toHaveAttribute('data-image', status);
  expect(avatar).toHaveTextContent('V');
  expect(image()?.getAttribute('src')).toBe(shown);
});

it.each([
  [160, 'loaded'],
  [0, 'error'],
])('M3 takes an image of %i pixels that ended before anyone listened for %s', (width, status) => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  expect(renderAvatar(vega).avatar).toHaveAttribute('data-image', status);
});
