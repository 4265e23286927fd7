/** The database refuses longer addresses unread. */
export const MAX_ADDRESS_OCTETS = 1024;

/** The most expensive address of so many octets: combining marks in the order that NFKC has to change most. */
export function hostileAddress(octets: number): string {
  const pairs = Math.floor((octets - 12) / 4);
  return `a${'\u0345'.repeat(pairs)}${'\u0300'.repeat(pairs)}@ex.org`;
}

const LOCAL_64 = 'a'.repeat(64);
const LABEL_63 = 'd'.repeat(63);
/** 254 characters: 64 before the @, 189 after it. */
const LONGEST = `${LOCAL_64}@${LABEL_63}.${LABEL_63}.${'d'.repeat(58)}.co`;

/** Addresses as typed in the form and as stored; null for refused ones. */
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

  // International domains, which the form turns into Punycode.
  { given: 'ana@compañía.es', stored: 'ana@xn--compaa-7va5a.es' },
  { given: 'Ana@COMPAÑÍA.ES', stored: 'ana@xn--compaa-7va5a.es' },
  { given: 'ana@compan\u0303i\u0301a.es', stored: 'ana@xn--compaa-7va5a.es' },
  { given: 'ana＠ｃｏmpañía．es', stored: 'ana@xn--compaa-7va5a.es' },
  { given: 'ana@xn--COMPAA-7va5a.es', stored: 'ana@xn--compaa-7va5a.es' },
  { given: 'ada@3m-ñ.es', stored: 'ada@xn--3m--9ma.es' },
  { given: 'ada@ÆRØ.dk', stored: 'ada@xn--r-3fa9c.dk' },
  { given: 'ada@Đà-nẵng.VN', stored: 'ada@xn---nng-zna70au54p.vn' },
  { given: 'ada@București-Ș.ro', stored: 'ada@xn--bucureti--bmdd.ro' },
  { given: 'ada@ΑΘΗΝΑ.ΕΛ', stored: 'ada@xn--mxaard0a.xn--qxam' },
  { given: 'ada@ЁЛКА.УКР', stored: 'ada@xn--80atc1g.xn--j1amh' },
  { given: 'ada@日本語.jp', stored: 'ada@xn--wgv71a119e.jp' },
  { given: 'ada@ひらがなカタカナー.jp', stored: 'ada@xn--v8j0cwa6gzha3lrd4v.jp' },
  { given: 'ada@한국.kr', stored: 'ada@xn--3e0b707e.kr' },
  { given: 'ada@हिन्दी.भारत', stored: 'ada@xn--j2bd4cyah0f.xn--h2brj9c' },
  { given: 'ada@ไทย.ไทย', stored: 'ada@xn--o3cw4h.xn--o3cw4h' },
  { given: 'ada@\u05e9\u05dc\u05d5\u05dd.co.il', stored: 'ada@xn--9dbne9b.co.il' },
  { given: 'ada@\u0645\u062b\u0627\u0644.com', stored: 'ada@xn--mgbh0fb.com' },
  // 57 of these letters make a label of 63 characters in Punycode.
  { given: `ada@${'ñ'.repeat(57)}.es`, stored: `ada@xn--ida${'a'.repeat(56)}.es` },

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
  { given: 'ada@b.co@example.org', stored: null },
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
  { given: '🌟@example.org', stored: null },
  { given: `a${LOCAL_64}@example.org`, stored: null },
  { given: `ada@d${LABEL_63}.org`, stored: null },
  { given: LONGEST.replace('.co', '.com'), stored: null },
  { given: `${'a'.repeat(10_000)}@example.org`, stored: null },

  // What is no part of a domain, what URL would leave out, and what two engines read in two ways.
  { given: 'ana@compañía', stored: null },
  { given: 'ana@compañía.', stored: null },
  { given: 'ana@.compañía.es', stored: null },
  { given: 'ana@compañía..es', stored: null },
  { given: 'ana@-compañía.es', stored: null },
  { given: 'ana@compañía-.es', stored: null },
  { given: 'ana@co--mpañía.es', stored: null },
  { given: 'ana@xn--compaa-7va5a.compañía.es', stored: null },
  { given: 'ana@compañía.es:25', stored: null },
  { given: 'ana@compañía.es/x', stored: null },
  { given: 'ana@compañía.es?x', stored: null },
  { given: 'ana@compañía.es#x', stored: null },
  { given: 'ana@ada:pass@compañía.es', stored: null },
  { given: 'ana@compa%C3%B1%C3%ADa.es', stored: null },
  { given: 'ana@compa%F1ía.es', stored: null },
  { given: 'ana@[compañía.es]', stored: null },
  { given: 'ana@compa\\ñía.es', stored: null },
  { given: 'ana@compañía_x.es', stored: null },
  { given: 'ana@compañ ía.es', stored: null },
  { given: 'ana@compañ\tía.es', stored: null },
  { given: 'ana@compañía.1', stored: null },
  { given: 'ana@compañía.0x1', stored: null },
  { given: 'josé@compañía.es', stored: null },
  { given: 'ana@compañía\u3002es', stored: null },
  { given: 'ana@comp\u200bañía.es', stored: null },
  { given: 'ana@comp\u00adañía.es', stored: null },
  { given: 'ana@comp\u200dañía.es', stored: null },
  { given: 'ana@comp\u202eañía.es', stored: null },
  { given: 'ana@comp\ufe0fañía.es', stored: null },
  { given: 'ana@\u0301ñ.es', stored: null },
  { given: 'ana@ñ\u0323\u0330.es', stored: null },
  { given: 'ana@stra\u00dfe.de', stored: null },
  { given: 'ana@λόγο\u03c2.gr', stored: null },
  { given: 'ana@\u0130ñ.es', stored: null },
  { given: 'ana@l\u00b7l\u00e0.cat', stored: null },
  { given: 'ana@\u05e9a.es', stored: null },
  { given: 'ana@\u05e91.es', stored: null },
  { given: 'ana@1.\u05e9.es', stored: null },
  { given: 'ana@\u093fñ.es', stored: null },
  { given: 'ana@\u0661ñ.es', stored: null },
  { given: 'ana@☃.es', stored: null },
  { given: 'ana@🌟.es', stored: null },
  { given: 'ada@0x7f.1', stored: null },
  { given: 'ada@127.1', stored: null },
  { given: `ada@${'ñ'.repeat(58)}.es`, stored: null },
  { given: `ada@${'ñ'.repeat(58)}.compañía.es`, stored: null },
  { given: `ada@compañía.${'日本語的'.repeat(15)}.es`, stored: null },
  { given: `ada@${'ñ.'.repeat(130)}es`, stored: null },
  { given: `ada@${'ñ'.repeat(400)}.es`, stored: null },
  {
    given: `ada@${'\u1112\u1161\u11ab'.repeat(20)}.${'\u1112\u1161\u11ab'.repeat(20)}.${'\u1112\u1161\u11ab'.repeat(20)}.${'\u1112\u1161\u11ab'.repeat(60)}.kr`,
    stored: null,
  },
];

/** Whether the form has to turn the domain into ASCII, because the database takes no other. */
export const isInternational = ({ given, stored }: (typeof EMAILS)[number]): boolean =>
  stored !== null && /[^\0-\x7f]/.test(given.trim().normalize('NFKC'));
