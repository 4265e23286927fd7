import { readFileSync } from 'node:fs';
import { brand } from '../../src/lib/brand';
import { languages } from '../../src/lib/language';
import { contrast } from '../../test-support/contrast';
import { seenTexts, unclosed } from '../../test-support/mailHtml';
import { day, night } from '../functions/_shared/brand';
import { type Addressee, composeLetter } from './composeLetter';
import { letters } from './letters';

const AT = { siteUrl: 'https://constela.test', functionsUrl: 'https://db.test/functions/v1' };
const PURGE = 'supabase/migrations/20261125000500_purge.sql';
const ADA: Addressee = { name: 'Ada', language: 'es', leave_token: 'the-token' };
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe.each(Object.entries(letters))('the letter %s', (_, letter) => {
  const letterFor = (changes: Partial<Addressee>) => composeLetter(letter, { ...ADA, ...changes }, AT);

  it.each(languages)(
    'B4 B16 in %s, HTML and text have one link to the site and one to leave, and no other',
    (language) => {
      const { html, text } = letterFor({ language });
      const prefix = language === 'es' ? '' : `/${language}`;
      const links = [
        letter.path || prefix ? `https://constela.test${prefix}${letter.path}` : 'https://constela.test/',
        `https://constela.test${prefix}/waitlist/leave?token=the-token`,
      ];
      expect(hrefs(html)).toEqual(links);
      expect(text.match(/https?:\S+/g)).toEqual(links);
    },
  );

  it.each(languages)('B16 in %s, HTML and text say the same, and every word of the letter', (language) => {
    const { html, text, subject } = letterFor({ language });
    const { greeting, before, after, preview, button, why, leaving, leave } = letter.words[language];
    const [site, leaveLink] = hrefs(html);
    expect(seenTexts(html)).toEqual(
      [preview, brand, greeting('Ada'), before, button, after, why, `${leaving} ${leave}.`].flat(),
    );
    expect(text.split('\n\n')).toEqual(
      [greeting('Ada'), before, `${button}:\n${site}`, after, why, `${leaving}\n${leaveLink}\n`].flat(),
    );
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(unclosed(html)).toEqual([]);
  });

  it('I1 it is in Spanish for a person whose language is none of the site', () => {
    for (const language of ['pt', 'constructor'] as string[] as 'es'[])
      expect(letterFor({ language })).toEqual(letterFor({}));
  });

  it.each(languages)('B16 in %s the subject names the site and fits a phone', (language) => {
    expect(letter.words[language].subject).toContain(brand);
    expect(letter.words[language].subject.length).toBeLessThanOrEqual(50);
  });

  it('B16 all languages have as many paragraphs', () => {
    const lengths = languages.map((language) => [
      letter.words[language].before.length,
      letter.words[language].after.length,
    ]);
    expect(new Set(lengths.map(String)).size).toBe(1);
  });

  it('B4 a mail program can leave by one click (RFC 8058)', () => {
    expect(letterFor({}).headers).toEqual({
      'List-Unsubscribe': '<https://db.test/functions/v1/leave-waitlist?token=the-token>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('B4 it greets by a name only when that is one', () => {
    expect(letterFor({ name: "O'Neil" }).html).toContain('<bdi>O&#39;Neil</bdi>');
    expect(letterFor({}).text).toMatch(/^Hola, Ada:/);
    expect(letterFor({ language: 'en' }).text).toMatch(/^Hello Ada,/);
    expect(letterFor({ language: 'en', name: '' }).text).toMatch(/^Hello,/);
    for (const name of ['evil.test', '<b>Ada</b>', 'http://x']) {
      const { html, text } = letterFor({ name });
      expect(text).toContain('Hola:');
      expect(html + text).not.toContain(name);
    }
  });

  it.each(languages)('B4 names every link (%s)', (language) => {
    expect(letterFor({ language }).html).not.toMatch(/<a [^>]*>\s*<\/a>/);
  });

  it('B4 no token can end its link early', () => {
    const { html, headers } = letterFor({ leave_token: '"><b>\r\nBcc: x' });
    expect(html).not.toContain('<b>');
    expect(headers['List-Unsubscribe']).toMatch(/^<[^<>\s]+>$/);
  });

  it('B11 it loads nothing', () => {
    expect(letterFor({}).html).not.toMatch(/<(img|script|link|iframe)|url\(|@import|@font-face|\bsrc=/);
  });
});

it('B16 the letter of the opening leads to the home page', () => {
  const { html } = composeLetter(letters.opening!, ADA, AT);
  expect(hrefs(html)[0]).toBe('https://constela.test/');
});

it.each(languages)(
  'B4 B16 the letter of the opening tells when the data are erased, as the purge does it (%s)',
  (language) => {
    const [, days] = /'days_after_opening', (\d+)/.exec(readFileSync(PURGE, 'utf8')) ?? [];
    const sentences = letters.opening!.words[language].after.join(' ');
    expect(/(\d+)\u00a0d(ays|ías)/.exec(sentences)?.[1]).toBe(days);
  },
);

it('B4 the notes under a letter have enough contrast by day and by night', () => {
  for (const palette of [day, night]) expect(contrast(palette.muted, palette.plate)).toBeGreaterThan(4.5);
});
