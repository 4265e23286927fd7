import type { Page } from '@playwright/test';

/**
 * What a person can see and read now: the page, what is open on top of it, title, address and language. Left out is what lives in
 * components alone, text being typed and the loading of images, and what has no meaning: the order of attributes, and what React writes for
 * itself.
 */
export function whatIsSeen(page: Page) {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script')) element.remove();
    // Drawn of what was typed and ticked, or offered for it.
    for (const drawn of copy.querySelectorAll('.sky, .figure-card, .figure-card-name, .thanks-address'))
      drawn.replaceWith('');
    // Said once, after what it was about has changed.
    for (const said of copy.querySelectorAll('.visually-hidden[aria-live]')) said.textContent = '';
    for (const field of copy.querySelectorAll('form textarea')) field.textContent = '';
    for (const choice of copy.querySelectorAll('form .is-chosen')) choice.classList.remove('is-chosen');
    // React writes it where a part begins with it, not where it changes.
    for (const box of copy.querySelectorAll('input')) box.toggleAttribute('checked', box.checked);
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
      const inComponents = element.matches('form *')
        ? /^(style|data-image|vt-\w+|value|enterkeyhint|checked|aria-live)$/
        : /^(style|data-image|vt-\w+)$/;
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) if (!inComponents.test(name)) element.setAttribute(name, value.trim());
    }
    return {
      page: copy.innerHTML
        .replaceAll(/<!--.*?-->/g, '')
        .replaceAll(/_r_\w+_/g, '_id_')
        .replaceAll('><', '>\n<'),
      open: [...document.querySelectorAll(':popover-open, dialog[open]')].map(({ id }) => id),
      title: document.title,
      address: location.pathname + location.search,
      language: document.documentElement.lang,
    };
  });
}
