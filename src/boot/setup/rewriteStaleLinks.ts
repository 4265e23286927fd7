import type { Setup } from './context';

/** U6: the waitlist was once called a wishlist. Followed are all changes of the page, since a link may come with any of them. */
export const rewriteStaleLinks: Setup = ({ window: { document } }) => {
  const rewrite = () => {
    for (const link of document.querySelectorAll('a[href*="wishlist"]')) {
      const found = link.getAttribute('href')!;
      link.setAttribute('href', found.replaceAll('wishlist', 'waitlist'));
      console.warn(`A stale link was rewritten: ${found}`);
    }
  };
  rewrite();
  new MutationObserver(rewrite).observe(document.body, { attributeFilter: ['href'], childList: true, subtree: true });
};
