import { act, fireEvent, screen } from '@testing-library/react';
import { askForLessMotion } from '../../test/fakeWindow';
import { renderApp } from '../../test/renderApp';
import { HomePage } from '../../pages/HomePage';
import { ScrollArrow } from './ScrollArrow';

const scrollBy = jest.fn();

beforeEach(() => {
  window.scrollBy = scrollBy;
  scrollBy.mockClear();
  scrollToHeight(0);
});

function scrollToHeight(height: number) {
  Object.defineProperty(window, 'scrollY', { value: height, configurable: true });
  act(() => void fireEvent.scroll(window));
}

function renderArrow() {
  const { t, ...rest } = renderApp(<ScrollArrow leadsTo="what-is" />);
  return { ...rest, arrow: screen.getByRole('button', { name: t('home.hero.scroll') }) };
}

it.each([
  [0, 1],
  [75, 0.75],
  [150, 0.5],
  [299, 1 / 300],
])('H3 has, after %d pixels of scroll, an opacity of %d', (height, opacity) => {
  const { arrow } = renderArrow();
  scrollToHeight(height);
  expect(Number(arrow.style.opacity || 1)).toBeCloseTo(opacity);
  expect(arrow).toBeVisible();
});

it('H3 is gone after 300 pixels, for the keyboard too, and comes back', () => {
  const { arrow } = renderArrow();
  scrollToHeight(300);
  expect(arrow).toHaveStyle({ opacity: '0', visibility: 'hidden' });
  expect(screen.queryByRole('button')).toBeNull();
  scrollToHeight(30);
  expect(arrow).toHaveStyle({ opacity: '0.9', visibility: 'visible' });
});

it('H3 is faded already where the page was opened further down, and stops listening when it leaves', () => {
  scrollToHeight(500);
  const { container, store, unmount } = renderApp(<ScrollArrow leadsTo="what-is" />);
  const arrow = container.querySelector('button')!;
  expect(arrow).not.toBeVisible();
  const before = store.getState();
  scrollToHeight(100);
  expect(store.getState()).toBe(before);
  unmount();
  scrollToHeight(200);
  expect(Number(arrow.style.opacity)).toBeCloseTo(2 / 3);
});

it('H3 scrolls one screen down, and takes the focus along', async () => {
  const { user, t } = renderApp(<HomePage />);
  await user.click(screen.getByRole('button', { name: t('home.hero.scroll') }));
  expect(scrollBy).toHaveBeenCalledWith({ top: window.innerHeight, behavior: 'smooth' });
  expect(screen.getByRole('region', { name: t('begin.title') })).toHaveFocus();
});

it('H2 scrolls at once where motion is not wanted', async () => {
  askForLessMotion();
  const { user, arrow } = renderArrow();
  await user.click(arrow);
  expect(scrollBy).toHaveBeenCalledWith({ top: window.innerHeight, behavior: 'auto' });
  jest.restoreAllMocks();
});
