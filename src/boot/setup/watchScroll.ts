import { pageScrolled, selectIsScrolled } from '../../features/layout/layoutSlice';
import type { Setup } from './context';

const solidFrom = 10;

/** N1: the store learns only when the answer changes, not every scrolled pixel. */
export const watchScroll: Setup = ({ window, store }) => {
  const check = () => {
    const scrolled = window.scrollY > solidFrom;
    if (scrolled !== selectIsScrolled(store.getState())) store.dispatch(pageScrolled(scrolled));
  };
  window.addEventListener('scroll', check);
  check();
};
