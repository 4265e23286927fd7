/** The link to the whole stylesheet as a built page has it. jsdom has `disabled` for sheets only, not for links. */
export function disabledStylesheet(): HTMLLinkElement {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'disabled', {
    get: () => link.hasAttribute('disabled'),
    set: (value: boolean) => {
      link.toggleAttribute('disabled', value);
    },
  });
  link.toggleAttribute('disabled', true);
  return link;
}
