/** Head tags that each page writes for itself. */
const pageTags =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';

/** Removes the built HTML when another page is to be drawn. */
export function removeRenderedPage(root: HTMLElement): void {
  root.replaceChildren();
  root.ownerDocument.head.querySelectorAll(pageTags).forEach((tag) => tag.remove());
}
