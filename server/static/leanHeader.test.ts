import { leanHeader } from './leanHeader';

const whole = 'as the rules say';

it.each([
  ['Content-Security-Policy', 'text/html; charset=utf-8', whole],
  ['Content-Security-Policy', 'image/svg+xml; charset=utf-8', "default-src 'none'; frame-ancestors 'none'"],
  ['Content-Security-Policy', 'application/xml; charset=utf-8', whole],
  ['Content-Security-Policy', 'text/javascript; charset=utf-8', undefined],
  ['Content-Security-Policy', 'font/woff2', undefined],
  ['Content-Security-Policy', 'image/jpeg', undefined],
  ['Content-Security-Policy', '', whole],
  ['Permissions-Policy', 'text/html; charset=utf-8', whole],
  ['Permissions-Policy', 'image/svg+xml; charset=utf-8', undefined],
  ['Cross-Origin-Opener-Policy', 'text/css; charset=utf-8', undefined],
  ['X-Content-Type-Options', 'text/javascript; charset=utf-8', whole],
  ['Strict-Transport-Security', 'font/woff2', whole],
])('U1, B11 %s on %s is sent as: %s', (header, type, sent) => {
  expect(leanHeader(header, whole, type)).toBe(sent);
});
