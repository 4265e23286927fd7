import { removeRenderedPage } from './hydrate';

afterEach(() => document.head.replaceChildren());

it('B2, I1 leaves of the built head what React will not write again', () => {
  document.head.innerHTML = `
    <title>Videos</title><meta name="description" content="Veinte"><meta name="robots" content="noindex">
    <link rel="canonical" href="/videos"><link rel="alternate" hreflang="es" href="/videos">
    <link rel="alternate" type="application/rss+xml" href="/feed.xml"><link rel="manifest" href="/manifest.webmanifest">
    <meta name="theme-color" content="black">`;
  const root = document.createElement('div');
  root.innerHTML = '<main></main>';
  removeRenderedPage(root);
  expect(root).toBeEmptyDOMElement();
  expect([...document.head.children].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('name'))).toEqual([
    '/feed.xml',
    '/manifest.webmanifest',
    'theme-color',
  ]);
});
