import { greetingName } from '../mail/greetingName.ts';
import { leaveHeaders, type Mail } from '../mail/mail.ts';
import { siteLink, type Language } from '../siteLink.ts';
import type { Claim } from '../queue.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { htmlLayout, type MailContent, textLayout } from './layouts.ts';
import { INTERESTS, type Words } from './words.ts';

export const WORDS: Record<Language, Words> = { es, en };

export function composeMail(claim: Claim, { siteUrl, functionsUrl }: { siteUrl: string; functionsUrl: string }): Mail {
  const language = Object.hasOwn(WORDS, claim.language) ? claim.language : 'es';
  const words = WORDS[language];
  const content: MailContent = {
    language,
    words,
    name: greetingName(claim.name),
    interests: INTERESTS.filter((interest) => claim.interests.includes(interest)).map(
      (interest) => words.interests[interest],
    ),
    links: {
      confirm: siteLink(siteUrl, language, '/waitlist/confirm', claim.confirm_token),
      leave: siteLink(siteUrl, language, '/waitlist/leave', claim.leave_token),
      privacy: siteLink(siteUrl, language, '/privacy'),
    },
  };
  return {
    subject: words.subject,
    html: htmlLayout(content),
    text: textLayout(content),
    headers: leaveHeaders(functionsUrl, claim.leave_token),
  };
}
