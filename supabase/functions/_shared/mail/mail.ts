import { brand } from '../brand.ts';
import { siteLink, type Language } from '../siteLink.ts';
import { greetingName } from './greetingName.ts';
import { button, escapeHtml, htmlPage, link, note, paragraph, rule } from './html.ts';

/** A mail without sender and recipient, in the form that Resend takes. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Where the links of a mail lead, and who sends it. */
export interface Sender {
  siteUrl: string;
  /** Where mail programs send a press of their own button. */
  functionsUrl: string;
  /** The company and its address, empty while nobody has named them. */
  company: string;
}

/** The texts that every mail has, in one language. */
export interface Words {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  /** Called with an empty name for a greeting without one. */
  greeting: (name: string) => string;
  /** Paragraphs above the button. */
  before: string[];
  button: string;
  /** Why the person gets this mail. */
  why: string;
  leaving: string;
  leave: string;
}

export interface ConfirmationWords extends Words {
  how: string;
  fallback: string;
}

export interface LetterWords extends Words {
  /** Paragraphs below the button. */
  after: string[];
}

/** The texts under every mail, by language. */
export const signatures: Record<Language, { team: string; privacy: string }> = {
  es: { team: `El equipo de ${brand}`, privacy: 'Qué hacemos con tus datos' },
  en: { team: `The ${brand} team`, privacy: 'What we do with your data' },
};

export const companyOf = (variables: Record<string, string | undefined>): string =>
  [variables.CONTROLLER_NAME, variables.CONTROLLER_ADDRESS].filter(Boolean).join(', ');

interface Content {
  language: Language;
  words: Words;
  to: { name: string; leave_token: string };
  /** Where the button leads. */
  href: string;
  /** What follows the button, as HTML and as text. */
  after: { html: string[]; text: string[] };
  areStarsJoined?: boolean;
}

/** A mail to one person. It holds nothing that somebody typed but the given name. */
export function writeMail({ language, words, to, href, after, areStarsJoined = false }: Content, sender: Sender): Mail {
  const { subject, preview, greeting, before, why, leaving, leave } = words;
  const name = greetingName(to.name);
  const leaveLink = siteLink(sender.siteUrl, language, '/waitlist/leave', to.leave_token);
  const privacyLink = siteLink(sender.siteUrl, language, '/privacy');
  const { team, privacy } = signatures[language];
  const who = [team, sender.company].filter(Boolean).join(' · ');
  const content = [
    paragraph(greeting(name && `<bdi>${escapeHtml(name)}</bdi>`)),
    ...before.map((text) => paragraph(escapeHtml(text))),
    button(href, words.button),
    ...after.html,
    rule,
    note(escapeHtml(why)),
    note(`${escapeHtml(leaving)} ${link(leaveLink, leave)}.`),
    note(`${escapeHtml(who)}<br>${link(privacyLink, privacy)}`),
  ];
  const text = [
    greeting(name),
    ...before,
    `${words.button}:\n${href}`,
    ...after.text,
    why,
    `${leaving}\n${leaveLink}`,
    `${who}\n${privacy}: ${privacyLink}\n`,
  ];
  return {
    subject,
    html: htmlPage({ language, subject, preview, content, areStarsJoined }),
    text: text.join('\n\n'),
    // RFC 8058: mail programs show a button of their own that leaves at once.
    headers: {
      'List-Unsubscribe': `<${sender.functionsUrl}/leave-waitlist?${new URLSearchParams({ token: to.leave_token })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
