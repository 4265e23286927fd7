import { readFileSync } from 'node:fs';
import { signatures } from '../functions/_shared/mail/signature';
import { brand } from '../../src/lib/site';
import { languages } from '../../src/lib/language';
import { seenTexts, unclosed } from '../../test-support/sampleMails';
import { type Addressee, composeLetter } from './composeLetter';
import { letters } from './letters';

const AT = {
  siteUrl: 'https://constela.test',
  functionsUrl: 'https://db.test/functions/v1',
  company: 'Ejemplo, S. L.',
};
const ADA: Addressee = { name: 'Ada', language: 'es', leave_token: 'the-token' };

describe.each(Object.entries(letters))('the letter %s', (_, letter) => {
  const letterFor = (changes: Partial<Addressee>) => composeLetter(letter, { ...ADA, ...changes }, AT);

  it.each(languages)(
    'B4 B11 B16 in %s, HTML and text say every word, with one link to the site and one to leave',
    (language) => {
      const { html, text, subject, headers } = letterFor({ language });
      const words = letter.words[language];
      const { greeting, before, after, preview, button, why, leaving, leave } = words;
      const prefix = language === 'es' ? '' : `/${language}`;
      const site = new URL(`${prefix}${letter.path}`, AT.siteUrl).href;
      const signed = `${signatures[language].team} · ${AT.company}`;
      const { privacy } = signatures[language];
      const privacyLink = `https://constela.test${prefix}/privacy`;
      const leaveLink = `https://constela.test${prefix}/waitlist/leave?token=the-token`;
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([site, leaveLink, privacyLink]);
      expect(seenTexts(html)).toEqual(
        [preview, brand, greeting('Ada'), before, button, after, why, `${leaving} ${leave}.`, signed, privacy].flat(),
      );
      expect(text.split('\n\n')).toEqual(
        [
          greeting('Ada'),
          before,
          `${button}:\n${site}`,
          after,
          why,
          `${leaving}\n${leaveLink}`,
          `${signed}\n${privacy}: ${privacyLink}\n`,
        ].flat(),
      );
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<title>${subject}</title>`);
      expect(unclosed(html)).toEqual([]);
      expect(html).not.toMatch(/<a [^>]*>\s*<\/a>|<(img|script|link|iframe)|url\(|@import|@font-face|\bsrc=/);
      // The button of the mail program itself (RFC 8058).
      expect(headers).toEqual({
        'List-Unsubscribe': '<https://db.test/functions/v1/leave-waitlist?token=the-token>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      // It names the site, and fits a phone.
      expect([subject.includes(brand), subject.length <= 50]).toEqual([true, true]);
      expect([before.length, after.length]).toEqual([letter.words.es.before.length, letter.words.es.after.length]);
    },
  );

  it('I1 is in Spanish for a person whose language is none of the site', () => {
    for (const language of ['tlh', 'constructor'] as string[] as 'es'[])
      expect(letterFor({ language })).toEqual(letterFor({}));
  });

  it('B4 greets by a name only when that is one, and no token can end its link early', () => {
    expect(letterFor({ name: "O'Neil" }).html).toContain('<bdi>O&#39;Neil</bdi>');
    expect(letterFor({}).text).toMatch(/^Hola, Ada:/);
    expect(letterFor({ language: 'en' }).text).toMatch(/^Hello Ada,/);
    expect(letterFor({ language: 'en', name: 'evil.test' }).text).toMatch(/^Hello,/);
    expect(letterFor({ name: 'evil.test' }).text).toMatch(/^Hola:/);
    const { html, headers } = letterFor({ leave_token: '"><b>\r\nBcc: x' });
    expect(html).not.toContain('<b>');
    expect(headers['List-Unsubscribe']).toMatch(/^<[^<>\s]+>$/);
  });
});

it.each(languages)('B4 B16 the opening letter leads home and says when the purge erases the data (%s)', (language) => {
  const purge = readFileSync('supabase/migrations/20261125000500_purge.sql', 'utf8');
  const [, days] = /'days_after_opening', (\d+)/.exec(purge) ?? [];
  const { path, words } = letters.opening!;
  expect(path).toBe('');
  expect(/(\d+)\u00a0d(ays|ías)/.exec(words[language].after.join(' '))?.[1]).toBe(days);
});
