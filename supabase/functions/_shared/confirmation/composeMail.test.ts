import { allTexts } from '../../../../src/i18n/allTexts';
import { interests } from '../../../../src/lib/interests';
import { languages } from '../../../../src/lib/language';
import { contrast } from '../../../../test-support/contrast';
import { ADA } from '../../../../test-support/claim';
import { day, night, onAccent } from '../brand';
import type { Claim } from '../queue';
import { composeMail } from './composeMail';

const AT = { siteUrl: 'https://constela.test', functionsUrl: 'https://db.test/functions/v1' };
const mailFor = (changes: Partial<Claim>) => composeMail({ ...ADA, ...changes }, AT);
const listItems = (html: string) => [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item]) => item);
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it.each(languages.map((language) => [language, language === 'es' ? '' : `/${language}`] as const))(
  'B3 B4 in %s, HTML and text contain the links to confirm, to leave and to the privacy page, and no other link',
  (language, prefix) => {
    const { html, text } = mailFor({ language });
    const site = `https://constela.test${prefix}`;
    const links = [
      `${site}/waitlist/confirm?token=the-confirm-token`,
      `${site}/waitlist/leave?token=the-leave-token`,
      `${site}/privacy`,
    ];
    expect([...new Set(hrefs(html))]).toEqual(links);
    expect(text.match(/https?:\S+/g)).toEqual(links);
  },
);

it('B4 a mail program can leave by one click (RFC 8058)', () => {
  expect(mailFor({}).headers).toEqual({
    'List-Unsubscribe': '<https://db.test/functions/v1/leave-waitlist?token=the-leave-token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it.each(languages)('B4 the subject of the mail in %s contains no data of the list', (language) => {
  const subjects = [ADA, { ...ADA, name: 'Eve', interests: ['Social applications'] }].map(
    (claim) => composeMail({ ...claim, language }, AT).subject,
  );
  expect(subjects[0]).toBe(subjects[1]);
});

it.each(languages.map((language) => [language, allTexts[language].waitlist.interests] as const))(
  'W2 B4 the mail names every interest in %s as the form does',
  (language, labels) => {
    const mail = mailFor({ language, interests: interests.map(({ value }) => value) });
    const expected = interests.map(({ id }) => labels[id]);
    expect(listItems(mail.html)).toEqual(expected);
    expect(mail.text.match(/^- .*$/gm)).toEqual(expected.map((label) => `- ${label}`));
  },
);

it('B6 the mail names only interests of the fixed list', () => {
  const { html } = mailFor({ language: 'en', interests: ['Web3 technology', 'Visit evil.test', 'constructor'] });
  expect(listItems(html)).toEqual(['Web3 technology']);
  expect(html).not.toContain('evil');
});

it('B6 the mail has no section of interests when there is none to name', () => {
  const { html, text } = mailFor({ interests: [] });
  expect(html).not.toContain('<ul');
  expect(text).not.toContain('te interesa');
});

it.each([
  ['Ada', 'Ada'],
  ['María José', 'María'],
  ["Siobhán O'Neil", 'Siobhán'],
  ["O'Neil", "O'Neil"],
  ['D’Angelo', 'D’Angelo'],
  ['Jean-Luc', 'Jean-Luc'],
  ['José', 'José'],
  ['Jose\u0301', 'José'],
  ['Nguyễn', 'Nguyễn'],
  ['Çağrı Ludwiga', 'Çağrı'],
  ['Łukasz', 'Łukasz'],
  ['Ada 🌟', 'Ada'],
  ['Urgente llama al nueve cero dos banco', 'Urgente'],
  ['a'.repeat(20), 'a'.repeat(20)],
  ['e\u0323\u0302'.repeat(20), 'ệ'.repeat(20)],
  [`Ada ${'x'.repeat(196)}`, 'Ada'],
])('B4 the mail greets %s as %s', (name, greeted) => {
  expect(mailFor({ name }).text).toContain(`Hola, ${greeted}:`);
  expect(mailFor({ name, language: 'en' }).text).toContain(`Hello ${greeted},`);
});

it.each([
  'evil.test',
  'www.evil.test',
  'a@b.co',
  'evil。test',
  'evil․test',
  'evilꓸcom',
  'evilꞏcom',
  'evil·com',
  'evilĿcom',
  'evilŀcom',
  'evilʼcom',
  'evil꞉com',
  'evilǃcom',
  'evilǀcom',
  'evilɂcom',
  'evilªcom',
  'evil×com',
  'e\u0323\u0301\u0302\u0303',
  '<b>Ada</b>',
  '🌟 Ada',
  'Ada\nBcc',
  'Ada\u202eevil',
  'Ada\u00a0Lovelace',
  'Ada\u200bLovelace',
  '+1 555 0100',
  'Ada2',
  'http://x',
  "'Ada",
  'Ada-',
  'Jean--Luc',
  'llama-al-nueve',
  'محمد',
  'Мария',
  'Μαρία',
  '마리아',
  'Аda',
  'a'.repeat(21),
  `${'a'.repeat(10)}-${'a'.repeat(11)}`,
  `Ada ${'x'.repeat(197)}`,
])('B4 the mail does not greet %j by name', (name) => {
  const { html, text } = mailFor({ name });
  expect(text).toContain('Hola:');
  expect(html + text).not.toContain(name);
});

it('B6 a long name is rejected before it is normalised', () => {
  const long = 'a\u0301'.repeat(200_000);
  const normalised = jest.spyOn(String.prototype, 'normalize');
  expect(mailFor({ name: long }).text).toContain('Hola:');
  expect(mailFor({ name: `Ada ${long}` }).text).toContain('Hola:');
  expect(normalised).not.toHaveBeenCalled();
  normalised.mockRestore();
});

it('B4 data of the list is escaped', () => {
  expect(mailFor({ name: "O'Neil" }).html).toContain('<bdi>O&#39;Neil</bdi>');
});

it('B4 no token can end its link early', () => {
  const { html, headers } = mailFor({ confirm_token: '"><b>', leave_token: '>\r\nBcc: x' });
  expect(html).not.toContain('<b>');
  expect(headers['List-Unsubscribe']).toMatch(/^<[^<>\s]+>$/);
});

it('B11 the mail loads nothing: no image, no script, no font', () => {
  const { html } = mailFor({});
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import|@font-face|\bsrc=/);
});

it.each([
  ['day', day],
  ['night', night],
])('B4 every text has enough contrast by %s', (_, palette) => {
  for (const role of ['ink', 'muted', 'link'] as const)
    expect(contrast(palette[role], palette.plate)).toBeGreaterThan(4.5);
});

it('B4 the heading and the button have enough contrast', () => {
  expect(contrast(night.ink, night.page)).toBeGreaterThan(4.5);
  expect(contrast(onAccent, night.link)).toBeGreaterThan(4.5);
});
