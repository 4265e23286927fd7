import { readTags } from './readTags';

it('B2 reads tags however they are written, and none inside of scripts and comments', () => {
  const html =
    '<!doctype html><LINK rel=canonical href=/a/><link hrefLang="en"\n rel=\'alternate\' href="/b?x=1&amp;y=2"/><links href="/no">' +
    '<script>"<link rel=canonical href=/no>"</script><!-- > <link href="/no"> --><img alt="a > b" src="/c.png"><p>';
  const attributesOf = (wanted: string) =>
    readTags(html).flatMap(({ name, attributes }) => (name === wanted ? [attributes] : []));
  expect(attributesOf('link')).toEqual([
    { rel: 'canonical', href: '/a/' },
    { rel: 'alternate', hreflang: 'en', href: '/b?x=1&y=2' },
  ]);
  expect(attributesOf('img')).toEqual([{ alt: 'a > b', src: '/c.png' }]);
});

it('B11 keeps what stands in a script or a style, up to its end tag', () => {
  const html = '<STYLE>a{}</styles></Style\n><script async src=a></script><title>a<b></title><script>go()</script>';
  expect(readTags(html).map(({ name, content }) => [name, content])).toEqual([
    ['style', 'a{}</styles>'],
    ['script', ''],
    ['title', 'a<b>'],
    ['script', 'go()'],
  ]);
});
