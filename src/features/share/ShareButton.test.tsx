import { screen } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { ShareButton } from './ShareButton';

const picture = new File([], 'plate.png');
const cleanUrl = 'http://localhost/en/video/video1';

function setup(fakes: { share?: jest.Mock; writeText?: jest.Mock }) {
  const onCopied = jest.fn();
  const onFailed = jest.fn();
  const view = renderApp(
    <ShareButton title="Lesson" picture={async () => picture} onCopied={onCopied} onFailed={onFailed} />,
    {
      path: '/en/video/video1?v=1.0.0&tag=web3',
      language: 'en',
    },
  );
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

it("B10 opens the system's share sheet with the clean address, and takes a closed sheet for no failure", async () => {
  const share = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('', 'AbortError'));
  const writeText = jest.fn();
  const { press, onCopied, onFailed } = setup({ share, writeText });
  await press();
  await press();
  const shared = [{ title: 'Lesson', url: cleanUrl }];
  expect(share.mock.calls).toEqual([shared, shared]);
  for (const call of [writeText, onCopied, onFailed]) expect(call).not.toHaveBeenCalled();
});

it('B21 shares a picture with the address where the system takes files', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const { press } = setup({ share });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  await press();
  Reflect.deleteProperty(navigator, 'canShare');
  expect(share).toHaveBeenCalledWith({ title: 'Lesson', url: cleanUrl, files: [picture] });
});

it.each([
  ['the address copied', { writeText: jest.fn(() => Promise.resolve()) }, [1, 0]],
  ['that a clipboard refused', { writeText: jest.fn(() => Promise.reject(new Error('refused'))) }, [0, 1]],
  ['that the browser has no clipboard', {}, [0, 1]],
])('B10 tells %s where there is no share sheet', async (_what, fakes: { writeText?: jest.Mock }, told) => {
  const { press, onCopied, onFailed } = setup(fakes);
  await press();
  expect([onCopied, onFailed].map(({ mock }) => mock.calls.length)).toEqual(told);
  expect(fakes.writeText?.mock.calls ?? [[cleanUrl]]).toEqual([[cleanUrl]]);
});
