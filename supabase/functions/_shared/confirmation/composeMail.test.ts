import { brand } from '../../../../src/lib/site';
import { languages } from '../../../../src/lib/language';
import { ADA } from '../../../../test-support/fakeHost';
import { seenTexts, unclosed } from '../../../../test-support/sampleMails';
import { companyOf, signatures } from '../mail/mail';
import { type Claim, composeMail, WORDS } from './composeMail';

const AT = {
  siteUrl: 'https://constela.test',
  functionsUrl: 'https://db.test/functions/v1',
  company: 'Ejemplo, S. L., calle Mayor, 1',
};
const mailFor = (changes: Partial<Claim>) => composeMail({ ...ADA, ...changes }, AT);

describe.each(languages)('the mail in %s', (language) => {
  const words = WORDS[language];
  const { team, privacy: privacyLabel } = signatures[language];
  const mail = mailFor({ language });
  const site = language === 'es' ? AT.siteUrl : `${AT.siteUrl}/${language}`;
  const links = [
    `${site}/waitlist/confirm?token=the-confirm-token`,
    `${site}/waitlist/leave?token=the-leave-token`,
    `${site}/privacy`,
  ];
  const [confirm, leave, privacy] = links;

  it('B3 B4 B5 shows every word that it has and who sends it, with no link but three', () => {
    expect(seenTexts(mail.html)).toEqual(
      [
        [words.preview, brand, words.greeting('Ada'), words.before, words.button, words.how, words.fallback, confirm],
        [words.why, `${words.leaving} ${words.leave}.`, `${team} · ${AT.company}`, privacyLabel],
      ].flat(2),
    );
    const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect([...new Set(hrefs)]).toEqual(links);
  });

  it('B3 B4 B5 says the same as text, with an address after each label', () => {
    expect(mail.text.split('\n\n')).toEqual([
      words.greeting('Ada'),
      ...words.before,
      `${words.button}:\n${confirm}`,
      words.how,
      words.why,
      `${words.leaving}\n${leave}`,
      `${team} · ${AT.company}\n${privacyLabel}: ${privacy}\n`,
    ]);
  });

  it('B3 B4 names the site, and no data of the list, in its subject, and its language and subject in the HTML', () => {
    expect(mail.subject).toContain(brand);
    expect(mailFor({ name: 'Eve', language }).subject).toBe(mail.subject);
    expect(mail.html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}">`));
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
  });

  it('B3 B11 closes every element, parts the sections by a line, names every font and loads nothing', () => {
    expect(unclosed(mail.html)).toEqual([]);
    expect(mail.html.match(/<div class="line"/g)).toHaveLength(1);
    const texts = mail.html.match(/<p [^>]*>/g) ?? [];
    expect(texts.filter((tag) => !/font-family:[^;]*serif;/.test(tag))).toEqual([]);
    expect(mail.html).toMatch(/<a href="[^"]*" style="[^"]*font-family:[^;]*serif;/);
    expect(mail.html).not.toMatch(/<a [^>]*>\s*<\/a>|<(img|script|link|iframe)|url\(|@import|@font-face|\bsrc=/);
  });
});

it('B4 a mail program can leave by one click (RFC 8058)', () => {
  expect(mailFor({}).headers).toEqual({
    'List-Unsubscribe': '<https://db.test/functions/v1/leave-waitlist?token=the-leave-token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it.each([
  ...['Ada', "O'Neil", 'D’Angelo', 'Jean-Luc', 'José', 'Nguyễn', 'Łukasz', 'a'.repeat(20)].map((name) => [name, name]),
  ['María José', 'María José'],
  ['Juan Carlos Pérez Gil', 'Juan Carlos'],
  ['Jose\u0301 LUIS', 'José LUIS'],
  ['María del Carmen Ruiz', 'María del Carmen'],
  ['María de los Ángeles Gil', 'María de los Ángeles'],
  ['Montserrat Inmaculada Gil', 'Montserrat'],
  ['Ana García', 'Ana'],
  ['Ana de la Cruz', 'Ana'],
  ['Jose\u0301', 'José'],
  ['Çağrı Ludwiga', 'Çağrı'],
  ['Ada 🌟', 'Ada'],
  ['Urgente llama al nueve cero dos banco', 'Urgente'],
  ['e\u0323\u0302'.repeat(20), 'ệ'.repeat(20)],
  [`Ada ${'x'.repeat(196)}`, 'Ada'],
])('B4 the mail greets %s as %s', (name, greeted) => {
  expect(mailFor({ name }).text).toContain(`Hola, ${greeted}:`);
  expect(mailFor({ name, language: 'en' }).text).toContain(`Hello ${greeted},`);
});

it.each(
  [
    ['evil.test', 'www.evil.test', 'a@b.co', 'http://x', '<b>Ada</b>', '+1 555 0100', 'Ada2', 'llama-al-nueve'],
    // What looks like a dot, a colon or a slash.
    [...'。․ꓸꞏ·Ŀŀʼ꞉ǃǀɂª×'].map((sign) => `evil${sign}com`),
    ['e\u0323\u0301\u0302\u0303', '🌟 Ada', 'Ada\nBcc', 'Ada\u202eevil', 'Ada\u00a0Lovelace', 'Ada\u200bLovelace'],
    ["'Ada", 'Ada-', 'Jean--Luc', 'محمد', 'Мария', 'Μαρία', '마리아', '\u0410da'],
    ['a'.repeat(21), `${'a'.repeat(10)}-${'a'.repeat(11)}`, `Ada ${'x'.repeat(197)}`],
  ].flat(),
)('B4 the mail does not greet %j by name', (name) => {
  const { html, text } = mailFor({ name });
  expect(text).toContain('Hola:');
  expect(html + text).not.toContain(name);
});

it('B6 a long name is rejected before it is normalised', () => {
  const long = 'a\u0301'.repeat(200_000);
  const normalised = jest.spyOn(String.prototype, 'normalize');
  for (const name of [long, `Ada ${long}`]) expect(mailFor({ name }).text).toContain('Hola:');
  expect(normalised).not.toHaveBeenCalled();
  normalised.mockRestore();
});

it('B4 data of the list is escaped, and no token can end its link early', () => {
  const { html, headers } = mailFor({ name: "O'Neil", confirm_token: '"><b>', leave_token: '>\r\nBcc: x' });
  expect(html).toContain('<bdi>O&#39;Neil</bdi>');
  expect(html).not.toContain('<b>');
  expect(headers['List-Unsubscribe']).toMatch(/^<[^<>\s]+>$/);
});

it.each([
  [{ CONTROLLER_NAME: 'Ejemplo, S. L.', CONTROLLER_ADDRESS: 'calle Mayor, 1' }, AT.company],
  [{ CONTROLLER_NAME: 'Ejemplo, S. L.' }, 'Ejemplo, S. L.'],
  [{}, ''],
])('B5 the company in the mails is what the settings name: %j', (variables, company) => {
  expect(companyOf(variables)).toBe(company);
  expect(composeMail(ADA, { ...AT, company }).text.includes(' · ')).toBe(company !== '');
});
