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

/** The same in letters of four octets. */
const WIDEST = LONGEST.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.codePointAt(0)! - 97));

const SAME = [
  ['a@b.co', 'ada@example.org', 'ada+news@example.org', "o'hara@example.ie", 'first.last@sub.example.co.uk'],
  ['1234567890@example.com', 'a_b-c@ex-ample.com', 'user@xn--espaa-rta.es', 'user@example.xn--p1ai'],
  [`${LOCAL_64}@example.org`, LONGEST],
].flat();

/** What the form changes: blanks, capitals, full-width letters, and international domains, which it turns into Punycode. */
const CHANGED = [
  [' ada@example.org\u00a0', 'ada@example.org'],
  ['ADA@Example.ORG', 'ada@example.org'],
  ['ａｄａ＠example．org', 'ada@example.org'],
  [WIDEST, LONGEST],
  ['ana@compañía.es', 'ana@xn--compaa-7va5a.es'],
  ['Ana@COMPAÑÍA.ES', 'ana@xn--compaa-7va5a.es'],
  ['ana@compan\u0303i\u0301a.es', 'ana@xn--compaa-7va5a.es'],
  ['ana＠ｃｏmpañía．es', 'ana@xn--compaa-7va5a.es'],
  ['ana@xn--COMPAA-7va5a.es', 'ana@xn--compaa-7va5a.es'],
  ['ada@3m-ñ.es', 'ada@xn--3m--9ma.es'],
  ['ada@ÆRØ.dk', 'ada@xn--r-3fa9c.dk'],
  ['ada@Đà-nẵng.VN', 'ada@xn---nng-zna70au54p.vn'],
  ['ada@București-Ș.ro', 'ada@xn--bucureti--bmdd.ro'],
  ['ada@ΑΘΗΝΑ.ΕΛ', 'ada@xn--mxaard0a.xn--qxam'],
  ['ada@ЁЛКА.УКР', 'ada@xn--80atc1g.xn--j1amh'],
  ['ada@日本語.jp', 'ada@xn--wgv71a119e.jp'],
  ['ada@ひらがなカタカナー.jp', 'ada@xn--v8j0cwa6gzha3lrd4v.jp'],
  ['ada@한국.kr', 'ada@xn--3e0b707e.kr'],
  ['ada@हिन्दी.भारत', 'ada@xn--j2bd4cyah0f.xn--h2brj9c'],
  ['ada@ไทย.ไทย', 'ada@xn--o3cw4h.xn--o3cw4h'],
  ['ada@\u05e9\u05dc\u05d5\u05dd.co.il', 'ada@xn--9dbne9b.co.il'],
  ['ada@\u0645\u062b\u0627\u0644.com', 'ada@xn--mgbh0fb.com'],
  // 57 of these letters make a label of 63 characters in Punycode.
  [`ada@${'ñ'.repeat(57)}.es`, `ada@xn--ida${'a'.repeat(56)}.es`],
] as const;

const REFUSED = [
  // Expensive for NFKC: of the maximum length that is read, and longer.
  [hostileAddress(MAX_ADDRESS_OCTETS), hostileAddress(2 * MAX_ADDRESS_OCTETS)],
  ['', '   ', 'a@b.c', 'ada', 'ada@', '@example.org', 'ada@example', 'ada@@example.org', 'ada@b@example.org'],
  ['ada@b.co@example.org'],
  ['a@b..co', '.ada@example.org', 'ada.@example.org', 'a..da@example.org', 'ada@.example.org'],
  ['ada@example.org.', 'ada@-example.org', 'ada@example-.org', 'ada@127.0.0.1', 'ada@[127.0.0.1]'],
  ['a da@example.org', '"ada"@example.org', 'Ada <ada@example.org>', 'ada@example.org,eve@example.org'],
  ['ada@example.org\r\nBcc: eve@example.org', 'ada\u200b@example.org', '\u0430da@example.org'],
  ['josé@example.org'],
  // In some locales its lower case is i.
  ['\u0130da@example.org', 'ada@\u0130.org'],
  [
    '🌟@example.org',
    `a${LOCAL_64}@example.org`,
    `ada@d${LABEL_63}.org`,
    LONGEST.replace('.co', '.com'),
    `${'a'.repeat(10_000)}@example.org`,
  ],
  // What is no part of a domain, what URL would leave out, and what two engines read in two ways.
  ['ana@compañía', 'ana@compañía.', 'ana@.compañía.es', 'ana@compañía..es', 'ana@-compañía.es'],
  ['ana@compañía-.es', 'ana@co--mpañía.es', 'ana@xn--compaa-7va5a.compañía.es', 'ana@compañía.es:25'],
  ['ana@compañía.es/x', 'ana@compañía.es?x', 'ana@compañía.es#x', 'ana@ada:pass@compañía.es'],
  ['ana@compa%C3%B1%C3%ADa.es', 'ana@compa%F1ía.es', 'ana@[compañía.es]', 'ana@compa\\ñía.es'],
  ['ana@compañía_x.es', 'ana@compañ ía.es', 'ana@compañ\tía.es', 'ana@compañía.1', 'ana@compañía.0x1'],
  ['josé@compañía.es', 'ana@compañía\u3002es', 'ana@comp\u200bañía.es', 'ana@comp\u00adañía.es'],
  ['ana@comp\u200dañía.es', 'ana@comp\u202eañía.es', 'ana@comp\ufe0fañía.es', 'ana@\u0301ñ.es'],
  ['ana@ñ\u0323\u0330.es', 'ana@stra\u00dfe.de', 'ana@λόγο\u03c2.gr', 'ana@\u0130ñ.es'],
  ['ana@l\u00b7l\u00e0.cat', 'ana@\u05e9a.es', 'ana@\u05e91.es', 'ana@1.\u05e9.es', 'ana@\u093fñ.es'],
  ['ana@\u0661ñ.es', 'ana@☃.es', 'ana@🌟.es', 'ada@0x7f.1', 'ada@127.1', `ada@${'ñ'.repeat(58)}.es`],
  [`ada@${'ñ'.repeat(58)}.compañía.es`, `ada@compañía.${'日本語的'.repeat(15)}.es`, `ada@${'ñ.'.repeat(130)}es`],
  [`ada@${'ñ'.repeat(400)}.es`],
  [
    `ada@${'\u1112\u1161\u11ab'.repeat(20)}.${'\u1112\u1161\u11ab'.repeat(20)}.${'\u1112\u1161\u11ab'.repeat(20)}.${'\u1112\u1161\u11ab'.repeat(60)}.kr`,
  ],
].flat();

/** Addresses as typed in the form and as stored; null for refused ones. */
export const EMAILS: { given: string; stored: string | null }[] = [
  ...SAME.map((given) => ({ given, stored: given })),
  ...CHANGED.map(([given, stored]) => ({ given, stored })),
  ...REFUSED.map((given) => ({ given, stored: null })),
];

/** Whether the form has to turn the domain into ASCII, because the database takes no other. */
export const isInternational = ({ given, stored }: (typeof EMAILS)[number]): boolean =>
  stored !== null && /[^\0-\x7f]/.test(given.trim().normalize('NFKC'));
