import { readTags } from './readTags';

const attributesOf = (html: string, name: string) =>
  readTags(html).flatMap((tag) => (tag.name === name ? [tag.attributes] : []));

it('B2 reads tags however they are written, and none inside of scripts and comments', () => {
  const html =
    '<!doctype html><LINK rel=canonical href=/a><link hrefLang="en"\n rel=\'alternate\' href="/b?x=1&amp;y=2"/><links href="/no">' +
    '<script>"<link rel=canonical href=/no>"</script><!-- > <link href="/no"> --><img alt="a > b" src="/c.png"></img x="<link>">';
  expect(attributesOf(html, 'link')).toEqual([
    { rel: 'canonical', href: '/a' },
    { rel: 'alternate', hreflang: 'en', href: '/b?x=1&y=2' },
  ]);
  expect(attributesOf(html, 'img')).toEqual([{ alt: 'a > b', src: '/c.png' }]);
});

it.each([
  ['<a href=/x/>', { href: '/x/' }],
  ['<a b=c"d e>', { b: 'c"d', e: '' }],
  ['<a b = "c"d=\'e\'>', { b: 'c', d: 'e' }],
  ['<a b="1" B="2">', { b: '1' }],
  ['<a b=>', { b: '' }],
  ['<a b="no end>', { b: 'no end>' }],
  ['<!--><a b>-->', { b: '' }],
  ['<!-- --!><a b>', { b: '' }],
  ['</ <a x>><a b>', { b: '' }],
])('B11 reads %s as browsers do', (html, attributes) => {
  expect(attributesOf(html, 'a')).toEqual([attributes]);
});

it('B11 keeps what stands in a script or a style, up to its end tag or the end of the page', () => {
  const html = '<STYLE>a{}</styles></Style\n><script src=a></script><title>a<b></title><script>go()';
  expect(readTags(html).map(({ name, content }) => [name, content])).toEqual([
    ['style', 'a{}</styles>'],
    ['script', ''],
    ['title', 'a<b>'],
    ['script', 'go()'],
  ]);
});
