/** Head tags that each page writes for itself. */
const pageTags =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';

/** Makes room for a page other than the one that the HTML was built for. */
export function removeRenderedPage(root: HTMLElement): void {
  root.replaceChildren();
  root.ownerDocument.head.querySelectorAll(pageTags).forEach((tag) => tag.remove());
}
