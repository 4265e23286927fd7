import { brand } from '../../../../src/lib/site';
import { languages } from '../../../../src/lib/language';
import { seenTexts, unclosed } from '../../../../test-support/sampleMails';
import { companyOf, signatures } from '../mail/mail';
import { composeMail, WORDS } from './composeMail';

const AT = {
  siteUrl: 'https://constela.test',
  functionsUrl: 'https://db.test/functions/v1',
  company: 'Ejemplo, S. L., calle Mayor, 1',
};
const TOKENS = { confirm_token: 'the-confirm-token', leave_token: 'the-leave-token' };
const mailFor = (changes: Partial<Parameters<typeof composeMail>[0]>) =>
  composeMail({ language: 'es', ...TOKENS, ...changes }, AT);

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
        [words.preview, brand, words.greeting(''), words.before, words.button, words.how, words.fallback, confirm],
        [words.why, `${words.leaving} ${words.leave}.`, `${team} · ${AT.company}`, privacyLabel],
      ].flat(2),
    );
    const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect([...new Set(hrefs)]).toEqual(links);
  });

  it('B3 B4 B5 says the same as text, with an address after each label', () => {
    expect(mail.text.split('\n\n')).toEqual([
      words.greeting(''),
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

it('B4 no token can end its link early', () => {
  const { html, headers } = mailFor({ confirm_token: '"><b>', leave_token: '>\r\nBcc: x' });
  expect(html).not.toContain('<b>');
  expect(headers['List-Unsubscribe']).toMatch(/^<[^<>\s]+>$/);
});

it.each([
  [{ CONTROLLER_NAME: 'Ejemplo, S. L.', CONTROLLER_ADDRESS: 'calle Mayor, 1' }, AT.company],
  [{ CONTROLLER_NAME: 'Ejemplo, S. L.' }, 'Ejemplo, S. L.'],
  [{}, ''],
])('B5 the company in the mails is what the settings name: %j', (variables, company) => {
  expect(companyOf(variables)).toBe(company);
  expect(composeMail({ language: 'es', ...TOKENS }, { ...AT, company }).text.includes(' · ')).toBe(company !== '');
});
