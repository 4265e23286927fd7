import { hostileAddress, MAX_ADDRESS_OCTETS } from './hostileTexts';

const LOCAL_64 = 'a'.repeat(64);
const LABEL_63 = 'd'.repeat(63);
/** 254 characters: 64 before the @, 189 after it. */
const LONGEST = `${LOCAL_64}@${LABEL_63}.${LABEL_63}.${'d'.repeat(58)}.co`;

/** Addresses as typed and as stored; null for refused ones. */
export const EMAILS: { given: string; stored: string | null }[] = [
  { given: 'a@b.co', stored: 'a@b.co' },
  { given: 'ada@example.org', stored: 'ada@example.org' },
  { given: ' ada@example.org\u00a0', stored: 'ada@example.org' },
  { given: 'ADA@Example.ORG', stored: 'ada@example.org' },
  { given: 'ada+news@example.org', stored: 'ada+news@example.org' },
  { given: "o'hara@example.ie", stored: "o'hara@example.ie" },
  { given: 'first.last@sub.example.co.uk', stored: 'first.last@sub.example.co.uk' },
  { given: '1234567890@example.com', stored: '1234567890@example.com' },
  { given: 'a_b-c@ex-ample.com', stored: 'a_b-c@ex-ample.com' },
  { given: 'user@xn--espaa-rta.es', stored: 'user@xn--espaa-rta.es' },
  { given: 'user@example.xn--p1ai', stored: 'user@example.xn--p1ai' },
  { given: 'ａｄａ＠example．org', stored: 'ada@example.org' },
  { given: `${LOCAL_64}@example.org`, stored: `${LOCAL_64}@example.org` },
  { given: LONGEST, stored: LONGEST },

  // Expensive for NFKC: of the maximum length that is read, and longer.
  { given: hostileAddress(MAX_ADDRESS_OCTETS), stored: null },
  { given: hostileAddress(2 * MAX_ADDRESS_OCTETS), stored: null },
  { given: '', stored: null },
  { given: '   ', stored: null },
  { given: 'a@b.c', stored: null },
  { given: 'ada', stored: null },
  { given: 'ada@', stored: null },
  { given: '@example.org', stored: null },
  { given: 'ada@example', stored: null },
  { given: 'ada@@example.org', stored: null },
  { given: 'ada@b@example.org', stored: null },
  { given: 'a@b..co', stored: null },
  { given: '.ada@example.org', stored: null },
  { given: 'ada.@example.org', stored: null },
  { given: 'a..da@example.org', stored: null },
  { given: 'ada@.example.org', stored: null },
  { given: 'ada@example.org.', stored: null },
  { given: 'ada@-example.org', stored: null },
  { given: 'ada@example-.org', stored: null },
  { given: 'ada@127.0.0.1', stored: null },
  { given: 'ada@[127.0.0.1]', stored: null },
  { given: 'a da@example.org', stored: null },
  { given: '"ada"@example.org', stored: null },
  { given: 'Ada <ada@example.org>', stored: null },
  { given: 'ada@example.org,eve@example.org', stored: null },
  { given: 'ada@example.org\r\nBcc: eve@example.org', stored: null },
  { given: 'ada\u200b@example.org', stored: null },
  { given: '\u0430da@example.org', stored: null },
  { given: 'josé@example.org', stored: null },
  // In some locales its lower case is i.
  { given: '\u0130da@example.org', stored: null },
  { given: 'ada@\u0130.org', stored: null },
  { given: 'ada@españa.es', stored: null },
  { given: '🌟@example.org', stored: null },
  { given: `a${LOCAL_64}@example.org`, stored: null },
  { given: `ada@d${LABEL_63}.org`, stored: null },
  { given: LONGEST.replace('.co', '.com'), stored: null },
  { given: `${'a'.repeat(10_000)}@example.org`, stored: null },
];
