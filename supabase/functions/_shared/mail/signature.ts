import { brand } from '../brand.ts';
import { siteLink, type Language } from '../siteLink.ts';
import { escapeHtml, link, note } from './htmlParts.ts';

/** Where the links of a mail lead, and who sends it. */
export interface Sender {
  siteUrl: string;
  /** Where mail programs send a press of their own button. */
  functionsUrl: string;
  /** The company and its address, empty while nobody has named them. */
  company: string;
}

/** The texts under every mail, by language. */
export const signatures: Record<Language, { team: string; privacy: string }> = {
  es: { team: `El equipo de ${brand}`, privacy: 'Qué hacemos con tus datos' },
  en: { team: `The ${brand} team`, privacy: 'What we do with your data' },
};

export const companyOf = (variables: Record<string, string | undefined>): string =>
  [variables.CONTROLLER_NAME, variables.CONTROLLER_ADDRESS].filter(Boolean).join(', ');

/** Who sends the mail, and where the privacy page is: the last lines of its HTML and of its text. */
export function signature(language: Language, { siteUrl, company }: Sender): { html: string; text: string } {
  const { team, privacy } = signatures[language];
  const who = [team, company].filter(Boolean).join(' · ');
  const page = siteLink(siteUrl, language, '/privacy');
  return { html: note(`${escapeHtml(who)}<br>${link(page, privacy)}`), text: `${who}\n${privacy}: ${page}\n` };
}
