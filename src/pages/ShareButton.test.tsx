import { screen } from '@testing-library/react';
import { renderApp } from '../test/renderApp';
import { ShareButton } from './ShareButton';

const cleanUrl = 'http://localhost/en/video/video1';

function setup(fakes: { share?: jest.Mock; writeText?: jest.Mock }) {
  const onCopied = jest.fn();
  const onFailed = jest.fn();
  const view = renderApp(<ShareButton title="Lesson" onCopied={onCopied} onFailed={onFailed} />, {
    path: '/en/video/video1?v=1.0.0&tag=web3',
    language: 'en',
  });
  // After `userEvent.setup()`, which brings a clipboard of its own.
  for (const [name, value] of Object.entries({
    share: fakes.share,
    clipboard: fakes.writeText && { writeText: fakes.writeText },
  })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  const press = () => view.user.click(screen.getByRole('button', { name: 'Share' }));
  return { press, onCopied, onFailed };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

it("B10 opens the system's share sheet with the clean address, and copies nothing", async () => {
  const share = jest.fn(() => Promise.resolve());
  const writeText = jest.fn();
  const { press, onCopied } = setup({ share, writeText });
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Lesson', url: cleanUrl });
  expect(writeText).not.toHaveBeenCalled();
  expect(onCopied).not.toHaveBeenCalled();
});

it('B10 copies the clean address where there is no share sheet', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const { press, onCopied, onFailed } = setup({ writeText });
  await press();
  expect(writeText).toHaveBeenCalledWith(cleanUrl);
  expect(onCopied).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
});

it('B10 takes a sheet that the visitor closed for no failure', async () => {
  const { press, onCopied, onFailed } = setup({
    share: jest.fn().mockRejectedValue(new DOMException('', 'AbortError')),
  });
  await press();
  expect(onCopied).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});

it.each([
  ['a clipboard that refuses', { writeText: jest.fn(() => Promise.reject(new Error('refused'))) }],
  ['a browser without a clipboard', {}],
])('B10 says so when %s keeps the address from being copied', async (_what, fakes) => {
  const { press, onCopied, onFailed } = setup(fakes);
  await press();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(onCopied).not.toHaveBeenCalled();
});
