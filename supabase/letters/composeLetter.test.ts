import { readFileSync } from 'node:fs';
import { signatures } from '../functions/_shared/mail/mail';
import { brand } from '../../src/lib/site';
import { languages } from '../../src/lib/language';
import { seenTexts } from '../../test-support/sampleMails';
import { composeLetter } from './composeLetter';
import { letters } from './letters';

const AT = {
  siteUrl: 'https://constela.test',
  functionsUrl: 'https://db.test/functions/v1',
  company: 'Ejemplo, S. L.',
};

/** What all mails share: functions/_shared/confirmation/composeMail.test.ts. */
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
