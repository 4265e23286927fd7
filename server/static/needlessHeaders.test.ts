import { isNeedless } from './needlessHeaders';

it.each([
  ['Content-Security-Policy', 'text/html; charset=utf-8', false],
  ['Content-Security-Policy', 'image/svg+xml; charset=utf-8', false],
  ['Content-Security-Policy', 'application/xml; charset=utf-8', false],
  ['Content-Security-Policy', 'text/javascript; charset=utf-8', true],
  ['Content-Security-Policy', 'font/woff2', true],
  ['Content-Security-Policy', '', false],
  ['Permissions-Policy', 'text/html; charset=utf-8', false],
  ['Permissions-Policy', 'image/svg+xml; charset=utf-8', true],
  ['Cross-Origin-Opener-Policy', 'text/css; charset=utf-8', true],
  ['X-Content-Type-Options', 'text/javascript; charset=utf-8', false],
  ['Strict-Transport-Security', 'font/woff2', false],
])('U1, B11 %s on %s is needless: %s', (header, type, needless) => {
  expect(isNeedless(header, type)).toBe(needless);
});
