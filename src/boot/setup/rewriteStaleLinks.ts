import type { Setup } from './context';

/** U6: the waitlist was once called a wishlist. */
export const rewriteStaleLinks: Setup = ({ window }) => {
  const stale = window.document.querySelectorAll<HTMLAnchorElement>('a[href*="wishlist"]');
  for (const link of stale) {
    const found = link.getAttribute('href') ?? '';
    link.setAttribute('href', found.replaceAll('wishlist', 'waitlist'));
    console.warn(`A stale link was rewritten: ${found}`);
  }
};
