import { brand } from '../../../../src/lib/brand';
import { interests } from '../../../../src/lib/interests';
import { languages } from '../../../../src/lib/language';
import { ADA } from '../../../../test-support/claim';
import { seenTexts, unclosed } from '../../../../test-support/mailHtml';
import { composeMail } from './composeMail';
import { en } from './en';
import { es } from './es';

const AT = { siteUrl: 'https://constela.test', functionsUrl: 'https://db.test/functions/v1' };
const all = interests.map(({ value }) => value);

describe.each(languages)('the mail in %s', (language) => {
  const words = { es, en }[language];
  const mail = composeMail({ ...ADA, interests: all, language }, AT);
  const site = language === 'es' ? AT.siteUrl : `${AT.siteUrl}/en`;
  const confirm = `${site}/waitlist/confirm?token=the-confirm-token`;
  const labels = all.map((interest) => words.interests[interest]);

  it('B3 B4 shows every word that it has, from the preview to the privacy page', () => {
    expect(seenTexts(mail.html)).toEqual([
      words.preview,
      brand,
      words.greeting('Ada'),
      words.intro,
      words.confirm,
      words.how,
      words.fallback,
      confirm,
      words.interested,
      ...labels,
      words.meanwhile,
      words.stranger,
      `${words.leaving} ${words.leave}.`,
      words.privacy,
    ]);
  });

  it('B3 B4 says the same as text, with an address after each label', () => {
    expect(mail.text.split('\n\n')).toEqual([
      words.greeting('Ada'),
      words.intro,
      `${words.confirm}:\n${confirm}`,
      words.how,
      [words.interested, ...labels.map((label) => `- ${label}`)].join('\n'),
      words.meanwhile,
      words.stranger,
      `${words.leaving}\n${site}/waitlist/leave?token=the-leave-token`,
      `${words.privacy}:\n${site}/privacy\n`,
    ]);
  });

  it('B3 says nothing of interests to who named none, and all the rest', () => {
    const none = composeMail({ ...ADA, interests: [], language }, AT);
    const ofInterests = new Set([words.interested, ...labels]);
    expect(seenTexts(none.html)).toEqual(seenTexts(mail.html).filter((text) => !ofInterests.has(text)));
    const parts = mail.text.split('\n\n').filter((part) => !part.startsWith(words.interested));
    expect(none.text).toBe(parts.join('\n\n'));
  });

  it('B3 B4 names every link', () => {
    expect(mail.html).not.toMatch(/<a [^>]*>\s*<\/a>/);
  });

  it('B3 names the site in its subject, and its language and subject in the HTML', () => {
    expect(mail.subject).toContain(brand);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
  });

  it('B3 parts the sections by two lines, closes every element, and names a font for every text', () => {
    expect(mail.html.match(/<div class="line"/g)).toHaveLength(2);
    expect(unclosed(mail.html)).toEqual([]);
    const texts = mail.html.match(/<(?:p|ul) [^>]*>/g) ?? [];
    expect(texts.filter((tag) => !/font-family:[^;]*serif;/.test(tag))).toEqual([]);
    expect(mail.html).toMatch(/<a href="[^"]*" style="[^"]*font-family:[^;]*serif;/);
  });
});

it.each(['pt', 'constructor'])('I1 the mail to a person whose language is %s is in Spanish', (language) => {
  expect(composeMail({ ...ADA, language: language as 'es' }, AT)).toEqual(composeMail({ ...ADA, language: 'es' }, AT));
});
