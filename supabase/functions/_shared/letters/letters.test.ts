import { readFileSync } from 'node:fs';
import { signatures } from '../mail/mail';
import { brand } from '../../../../src/lib/site';
import { languages } from '../../../../src/lib/language';
import { seenTexts } from '../../../../test-support/sampleMails';
import { composeLetter, letters } from './letters';

const AT = {
  siteUrl: 'https://constela.test',
  functionsUrl: 'https://db.test/functions/v1',
  company: 'Ejemplo, S. L.',
};

/** What all mails share: ../confirmation/composeMail.test.ts. */
describe.each(Object.entries(letters))('the letter %s', (_, letter) => {
  it.each(languages)('B4 B16 in %s, HTML and text say every word, with one link to the site', (language) => {
    const { html, text, subject } = composeLetter(letter, { name: 'Ada', language, leave_token: 'the-token' }, AT);
    const { greeting, before, after, preview, button, why, leaving, leave } = letter[language];
    const prefix = language === 'es' ? '' : `/${language}`;
    const site = new URL(prefix, AT.siteUrl).href;
    const { team, privacy } = signatures[language];
    const signed = `${team} · ${AT.company}`;
    const privacyLink = `https://constela.test${prefix}/privacy`;
    const leaveLink = `https://constela.test${prefix}/waitlist/leave?token=the-token`;
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([site, leaveLink, privacyLink]);
    expect(seenTexts(html)).toEqual(
      [preview, brand, greeting('Ada'), before, button, after, why, `${leaving} ${leave}.`, signed, privacy].flat(),
    );
    const links = [`${leaving}\n${leaveLink}`, `${signed}\n${privacy}: ${privacyLink}\n`];
    expect(text.split('\n\n')).toEqual([greeting('Ada'), before, `${button}:\n${site}`, after, why, links].flat());
    // It names the site, and fits a phone.
    expect([subject.includes(brand), subject.length <= 50]).toEqual([true, true]);
    expect([before.length, after.length]).toEqual([letter.es.before.length, letter.es.after.length]);
  });
});

it.each(languages)('B4 B16 the opening letter says when the purge erases the data (%s)', (language) => {
  const purge = readFileSync('supabase/migrations/20261125000500_purge.sql', 'utf8');
  const [, days] = /'days_after_opening', (\d+)/.exec(purge) ?? [];
  expect(/(\d+)\u00a0d(ays|ías)/.exec(letters.opening![language].after.join(' '))?.[1]).toBe(days);
});

const letterFor = (changes: Partial<Parameters<typeof composeLetter>[1]>) =>
  composeLetter(letters.opening!, { name: 'Ada', language: 'es', leave_token: 'the-token', ...changes }, AT);

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
])('B4 a letter greets %s as %s', (name, greeted) => {
  expect(letterFor({ name }).text).toContain(letters.opening!.es.greeting(greeted));
  expect(letterFor({ name, language: 'en' }).text).toContain(letters.opening!.en.greeting(greeted));
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
)('B4 a letter does not greet %j by name', (name) => {
  const { html, text } = letterFor({ name });
  expect(text).toContain(letters.opening!.es.greeting(''));
  expect(html + text).not.toContain(name);
});

it('B6 a long name is rejected before it is normalised', () => {
  const long = 'a\u0301'.repeat(200_000);
  const normalised = jest.spyOn(String.prototype, 'normalize');
  for (const name of [long, `Ada ${long}`])
    expect(letterFor({ name }).text).toContain(letters.opening!.es.greeting(''));
  expect(normalised).not.toHaveBeenCalled();
  normalised.mockRestore();
});

it('B4 the name is escaped', () => {
  expect(letterFor({ name: "O'Neil" }).html).toContain('<bdi>O&#39;Neil</bdi>');
});
