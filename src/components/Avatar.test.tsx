import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Avatar';

const vega = { id: 'vega', name: 'Vega', avatarUrl: '/images/members/vega.svg' };

function renderAvatar(member: Parameters<typeof Avatar>[0]['member']) {
  const { container } = render(<Avatar member={member} />);
  const avatar = container.querySelector('.avatar');
  return { avatar, image: () => container.querySelector('img') };
}

it('M3 is idle without an image, and shows the first letter on the colour of the star', () => {
  const { avatar, image } = renderAvatar({ id: 'vega', name: 'Vega' });
  expect(avatar).toHaveAttribute('data-image', 'idle');
  expect(avatar).toHaveTextContent('V');
  expect(avatar).toHaveClass('star-vega');
  expect(image()).toBeNull();
});

it('M3 shows the letter while the image is loading', () => {
  const { avatar, image } = renderAvatar(vega);
  expect(avatar).toHaveAttribute('data-image', 'loading');
  expect(avatar).toHaveTextContent('V');
  expect(image()).toHaveAttribute('src', vega.avatarUrl);
});

it('M2 and M3 show the image once it is loaded', () => {
  const { avatar, image } = renderAvatar(vega);
  fireEvent.load(image()!);
  expect(avatar).toHaveAttribute('data-image', 'loaded');
  expect(image()).toBeInTheDocument();
});

it('M3 falls back to the letter on an error', () => {
  const { avatar, image } = renderAvatar(vega);
  fireEvent.error(image()!);
  expect(avatar).toHaveAttribute('data-image', 'error');
  expect(avatar).toHaveTextContent('V');
  expect(image()).toBeNull();
});

describe.each([
  { width: 160, status: 'loaded' },
  { width: 0, status: 'error' },
])('an image that had ended before anyone listened', ({ width, status }) => {
  beforeEach(() => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  });
  afterEach(() => jest.restoreAllMocks());

  it(`M3 counts as ${status} when it is ${width} pixels wide`, () => {
    expect(renderAvatar(vega).avatar).toHaveAttribute('data-image', status);
  });
});

it('P4 shows somebody unknown by a question mark', () => {
  const { avatar } = renderAvatar(null);
  expect(avatar).toHaveTextContent('?');
  expect(avatar).toHaveClass('star-guest');
});
