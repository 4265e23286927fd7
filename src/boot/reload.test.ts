import { fakeWindow } from '../test/fakeWindow';
import { reload } from './browserServices';

function windowThatCameBy(type: string) {
  const performance = { getEntriesByType: () => [{ type }] };
  return Object.assign(fakeWindow(), { performance });
}

it.each(['navigate', 'back_forward'])('B12 loads a page anew that came by %s', (type) => {
  const window = windowThatCameBy(type);
  expect(reload(window, true)).toBe(true);
  expect(window.reload).toHaveBeenCalledTimes(1);
});

it('B12 loads no page anew that was just loaded anew, unless asked to', () => {
  const window = windowThatCameBy('reload');
  expect(reload(window, true)).toBe(false);
  expect(window.reload).not.toHaveBeenCalled();
  expect(reload(window, false)).toBe(true);
});
