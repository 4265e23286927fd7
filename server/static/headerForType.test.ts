import { headerForType } from './headerForType';

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
