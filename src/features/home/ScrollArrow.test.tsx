import { act, fireEvent, screen } from '@testing-library/react';
import { askForLessMotion } from '../../test/fakeWindow';
import { renderApp } from '../../test/renderApp';
import { HomePage } from '../../pages/HomePage';
import { ScrollArrow } from './Hero';

const scrollBy = jest.fn();

beforeEach(() => {
  window.scrollBy = scrollBy;
  scrollToHeight(0);
});

function scrollToHeight(height: number) {
  Object.defineProperty(window, 'scrollY', { value: height, configurable: true });
  act(() => void fireEvent.scroll(window));
}

function renderArrow() {
  const view = renderApp(<ScrollArrow leadsTo="what-is" />);
  return { ...view, arrow: view.container.querySelector('button')! };
}

it('H3 fades over 300 pixels of scroll, is gone then, for the keyboard too, and comes back', () => {
  const { arrow } = renderArrow();
  for (const [height, opacity] of [
    [0, '1'],
    [75, '0.75'],
    [150, '0.5'],
    [300, '0'],
    [30, '0.9'],
  ] as const) {
    scrollToHeight(height);
    expect(arrow).toHaveStyle({ opacity, visibility: opacity === '0' ? 'hidden' : 'visible' });
  }
});

it('H3 is faded already where the page was opened further down, and stops listening when it leaves', () => {
  scrollToHeight(500);
  const { arrow, unmount } = renderArrow();
  expect(arrow).not.toBeVisible();
  unmount();
  scrollToHeight(100);
});

it('H3 scrolls one screen down, and takes the focus along', async () => {
  const { user, t } = renderApp(<HomePage />);
  await user.click(screen.getByRole('button', { name: t('home:hero.scroll') }));
  expect(scrollBy).toHaveBeenLastCalledWith({ top: window.innerHeight, behavior: 'smooth' });
  expect(screen.getByRole('region', { name: t('begin:title') })).toHaveFocus();
});

it('H2 scrolls at once where motion is not wanted', async () => {
  askForLessMotion();
  const { user, arrow } = renderArrow();
  await user.click(arrow);
  expect(scrollBy).toHaveBeenLastCalledWith({ top: window.innerHeight, behavior: 'auto' });
  jest.restoreAllMocks();
});
