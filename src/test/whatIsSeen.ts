/** What a person can see and read now: the page itself, the title, the address and the language. */
export function whatIsSeen() {
  return {
    page: canonical(document.body),
    title: document.title,
    address: window.location.pathname + window.location.search,
    language: document.documentElement.lang,
  };
}

/** The page's HTML with what has no meaning made equal: attribute order, and the ids that React numbers anew with every mount. */
function canonical(page: HTMLElement): string {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return copy.innerHTML.replaceAll(/_r_\w+_/g, '_id_');
}
