import { screen } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { selectToasts } from '../toasts/toastsSlice';
import { PageShareButton } from './ShareButton';

const picture = new File([], 'plate.png');
const url = 'http://localhost/en/video/video1';

/** Presses the button in a browser that can do this; answers the toasts. */
async function press(can: Partial<Record<'share' | 'canShare' | 'clipboard', unknown>>) {
  const { user, store } = renderApp(<PageShareButton title="Lesson" picture={async () => picture} />, {
    path: '/en/video/video1?v=1.0.0&tag=web3',
    language: 'en',
  });
  // After `userEvent.setup()`, which brings a clipboard of its own.
  for (const name of ['share', 'canShare', 'clipboard'] as const) {
    Reflect.deleteProperty(navigator, name);
    if (can[name]) Object.defineProperty(navigator, name, { value: can[name], configurable: true });
  }
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return selectToasts(store.getState()).map(({ titleKey }) => titleKey);
}

it.each([
  ['it was shared', null],
  ['the sheet was closed', new DOMException('', 'AbortError')],
  ['the sheet is still open', new DOMException('', 'InvalidStateError')],
])("B10 opens the system's share sheet with the clean address, and says nothing when %s", async (_when, error) => {
  const share = jest.fn(() => (error ? Promise.reject(error) : Promise.resolve()));
  const clipboard = { writeText: jest.fn() };
  expect(await press({ share, clipboard })).toEqual([]);
  expect(share.mock.calls).toEqual([[{ title: 'Lesson', url }]]);
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

it('B21 shares a picture with the address where the system takes files', async () => {
  const share = jest.fn();
  await press({ share, canShare: () => true });
  expect(share).toHaveBeenCalledWith({ title: 'Lesson', url, files: [picture] });
});

it.each([
  ['copies the clean address', jest.fn(() => Promise.resolve()), 'common:share.copied'],
  ['tells that a clipboard refused', jest.fn(() => Promise.reject(new Error('refused'))), 'common:share.failed'],
])('B10 %s where there is no share sheet', async (_what, writeText, toast) => {
  expect(await press({ clipboard: { writeText } })).toEqual([toast]);
  expect(writeText.mock.calls).toEqual([[url]]);
});

it.each([
  ['copies where the share sheet fails', { writeText: () => Promise.resolve() }, ['common:share.copied']],
  ['shows the address where nothing can copy', undefined, ['common:share.failed']],
])('B10 %s', async (_what, clipboard, toasts) => {
  const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  expect(await press({ share, clipboard })).toEqual(toasts);
});
