import { languages } from '../src/lib/language';
import type { Mail } from '../supabase/functions/_shared/mail/mail';
import { composeMail } from '../supabase/functions/_shared/confirmation/composeMail';
import { composeLetter, letters } from '../supabase/functions/_shared/letters/letters';

export interface Sample {
  id: string;
  name: string;
  mail: Mail;
  /** How many links its HTML has. */
  links: number;
}

const people = [
  { id: 'short', name: 'Ada' },
  { id: 'long', name: 'Maximiliana-Victoria de los Ángeles' },
  { id: 'apostrophe', name: "O'Neil Siobhán" },
  { id: 'right-to-left', name: 'محمد' },
  { id: 'no-name', name: 'evil.test' },
];

/** Every mail in both languages, with names that test the layout, and tokens as long as real ones. */
export function samples(siteUrl: string): Sample[] {
  const company = 'Constela Ejemplo, S. L., calle Mayor, 1, 28013 Madrid';
  const at = { siteUrl, functionsUrl: `${siteUrl}/functions/v1`, company };
  const [confirm_token, leave_token] = ['c'.repeat(64), 'l'.repeat(64)];
  return languages.flatMap((language) => {
    const confirmation = {
      id: `${language}-confirmation`,
      name: '',
      mail: composeMail({ language, confirm_token, leave_token }, at),
      links: 4,
    };
    const sentLetters = Object.entries(letters).flatMap(([letter, content]) =>
      people.map(({ id, name }) => ({
        id: `${language}-${letter}-${id}`,
        name,
        mail: composeLetter(content, { name, language, leave_token }, at),
        links: 3,
      })),
    );
    return sentLetters.concat(confirmation);
  });
}

/** The texts of a mail, in the order in which a mail program shows them. */
export function seenTexts(html: string): string[] {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<\/?(?:a|bdi|span)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#39;', "'").trim())
    .filter((text) => text !== '');
}

/** The names of elements that are closed before what they contain, or never; no mail program may guess. */
export function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z]+)/g)) {
    if (/^(?:meta|br)$/.test(name)) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}
