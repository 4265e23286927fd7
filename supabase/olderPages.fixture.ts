import type { SignUp } from '../src/features/waitlist/waitlistService';
import type { Language } from '../src/lib/language';

/** What a page of a release sends, and which answers it takes for done. Pages of browsers that were left open send it for days. */
export interface Release {
  /** When it came. */
  since: string;
  supabaseJs: string;
  /** The notice that it shows and names; the first one had none. Since then pages also confirm and leave, and read the database's hints. */
  notice?: Record<Language, string>;
  /** Statuses with which an empty answer counts as done. */
  emptyAnswers: number[];
}

const FIRST_NOTICE = {
  es: 'db74f415f55acc6d2abb81acf73536f5b79ec124b22d676f7f36ef98ce745608',
  en: '943585e03e6bc298c071519335ab0766268a0e8e30eb887577a0f3243a5fadd6',
};
const SECOND_NOTICE = {
  es: '07439899e197213e593886d5d9bcfa90a5911341491fba332fa046d62557fbb8',
  en: '534931112a904b832c4c572d2db4ba96b1c34c41fff42e694a21cf0aa6cd47d5',
};

/** The oldest first; the last is today's. A page that calls differently is a new release here. */
export const RELEASES: Release[] = [
  { since: '21 November 2026, 12:09', supabaseJs: '2.119.0', emptyAnswers: [204] },
  { since: '21 November 2026, 15:22', supabaseJs: '2.119.0', notice: FIRST_NOTICE, emptyAnswers: [204] },
  { since: '22 November 2026, 14:28', supabaseJs: '2.109.0', notice: FIRST_NOTICE, emptyAnswers: [204] },
  { since: '22 November 2026, 20:37', supabaseJs: '2.109.0', notice: SECOND_NOTICE, emptyAnswers: [200, 201, 204] },
];

export interface Call {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** The calls of a release's page, all of them POST, as its own code made them of supabase-js. */
export function callsOf({ supabaseJs, notice }: Release) {
  const client = {
    apikey: 'local',
    authorization: 'Bearer local',
    'content-type': 'application/json',
    'x-client-info': `supabase-js/${supabaseJs}; runtime=web`,
  };
  const rpc = (name: string, body: unknown, headers: Record<string, string> = {}): Call => ({
    path: `/rest/v1/rpc/${name}`,
    headers: { ...client, 'content-profile': 'public', ...headers },
    body,
  });
  return {
    addSubscription: ({ email, name, interests, message, language }: SignUp) =>
      rpc(
        'add_waitlist_subscription',
        { p_email: email, p_name: name, p_interests: interests.join(', '), p_message: message },
        notice && { 'accept-language': language, 'x-client-info': `constela; notice=${notice[language]}` },
      ),
    sendConfirmation: ({ email, name, interests, language }: SignUp): Call => ({
      path: '/functions/v1/send-confirmation',
      headers: { ...client, 'accept-language': language },
      body: { email, name, interests },
    }),
    confirm: (token: string) => rpc('confirm_waitlist_subscription', { p_token: token }),
    leave: (token: string) => rpc('leave_waitlist', { p_token: token }),
  };
}

/** What the page makes of an answer: `done`, or the code of a failure. Whatever is neither JSON nor one of its empty answers is none. */
export function reading({ notice, emptyAnswers }: Release, status: number, text: string): string {
  if (text === '') return emptyAnswers.includes(status) ? 'done' : 'no answer';
  const { hint } = JSON.parse(text) as { hint?: string };
  if (status < 300) return 'done';
  return (notice && hint) ?? 'failed';
}
