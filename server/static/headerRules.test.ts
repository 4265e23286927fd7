import { headerForType, headersFor, parseHeaderRules } from './headerRules';

const rules = parseHeaderRules(`# For all
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; base-uri 'none'

/video/*
\tCache-Control: no-cache
/main.1a2b.js
  Cache-Control: immutable   
/:section/plans
  X-Section:  yes
/*.txt
  X-Text: one
/notes.txt
  X-Text:two
`);
const at = (path: string) => Object.fromEntries(headersFor(rules, path));
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'",
};

it.each([
  ['/', {}],
  ['/video', {}],
  ['/video/', { 'Cache-Control': 'no-cache' }],
  ['/video/video1', { 'Cache-Control': 'no-cache' }],
  ['/video/a/b', { 'Cache-Control': 'no-cache' }],
  ['/other/video/video1', {}],
  ['/main.1a2b.js', { 'Cache-Control': 'immutable' }],
  ['/main.1a2bxjs', {}],
  ['/main.1a2b.js/x', {}],
  ['/a/plans', { 'X-Section': 'yes' }],
  ['/a/b/plans', {}],
  ['/note.txt', { 'X-Text': 'one' }],
  ['/notes.txt', { 'X-Text': 'one, two' }],
])('U1 %s has the headers of every matching rule', (path, own) => {
  expect(at(path)).toEqual({ ...everywhere, ...own });
});

it.each(
  [
    ['  X-Lonely: 1', '/a\n  no colon', '/a\n  Empty:', '/a\nx A: b', '/a b\n  A: b'],
    ['https://example.org/*\n  A: b'],
  ].flat(),
)('U1 a line that a host would ignore stops the server: %j', (text) => {
  expect(() => parseHeaderRules(text)).toThrow('_headers: cannot read');
});

const full = 'full value';

it.each([
  ['Content-Security-Policy', 'text/html; charset=utf-8', full],
  ['Content-Security-Policy', 'image/svg+xml; charset=utf-8', "default-src 'none'; frame-ancestors 'none'"],
  ['Content-Security-Policy', 'application/xml; charset=utf-8', full],
  ['Content-Security-Policy', 'text/javascript; charset=utf-8', undefined],
  ['Content-Security-Policy', 'font/woff2', undefined],
  ['Content-Security-Policy', 'image/jpeg', undefined],
  ['Content-Security-Policy', '', full],
  ['Permissions-Policy', 'text/html; charset=utf-8', full],
  ['Permissions-Policy', 'image/svg+xml; charset=utf-8', undefined],
  ['Cross-Origin-Opener-Policy', 'text/css; charset=utf-8', undefined],
  ['Content-Security-Policy', 'application/x-image/svg', full],
  ['Content-Security-Policy', 'application/x-font/woff2', full],
  ['Permissions-Policy', 'application/x-text/html', undefined],
  ['X-Content-Type-Options', 'text/javascript; charset=utf-8', full],
  ['Strict-Transport-Security', 'font/woff2', full],
])('U1 B11 the header %s of a file of type %s is %s', (header, type, sent) => {
  expect(headerForType(header, full, type)).toBe(sent);
});
