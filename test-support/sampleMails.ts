import { type Mail, composeMail } from '../supabase/functions/send-confirmation/mail/composeMail';
import { INTERESTS } from '../supabase/functions/send-confirmation/mail/words';
import { languages } from '../src/lib/language';

export interface Sample {
  id: string;
  name: string;
  mail: Mail;
}

const people = [
  { id: 'short', name: 'Ada', interests: ['Web3 technology'] },
  { id: 'long', name: 'Maximiliana-Victoria de los Ángeles', interests: [...INTERESTS] },
  { id: 'apostrophe', name: "O'Neil Siobhán", interests: ['A better economy', 'Social applications'] },
  { id: 'right-to-left', name: 'محمد', interests: ['Participate in the community'] },
  { id: 'no-name', name: 'evil.test', interests: ['A more just society', 'Universal basic income'] },
];

/** Tokens as long as real ones. */
const token = (letter: string) => letter.repeat(64);

/** Every mail in both languages, with names that test the layout. */
export function samples(siteUrl: string): Sample[] {
  return languages.flatMap((language) =>
    people.map(({ id, name, interests }) => ({
      id: `${language}-${id}`,
      name,
      mail: composeMail(
        { id, email: 'ada@example.org', name, interests, language, confirm_token: token('c'), leave_token: token('l') },
        { siteUrl, functionsUrl: `${siteUrl}/functions/v1` },
      ),
    })),
  );
}
