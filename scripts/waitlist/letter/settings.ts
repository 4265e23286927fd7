import { join } from 'node:path';
import { readConfig } from '../../../server/config';
import { openOutbox } from '../../../server/mail/outbox';
import { companyOf, type Mail, type Sender } from '../../../supabase/functions/_shared/mail/mail';
import type { Outcome } from '../../../supabase/functions/_shared/mail/outcome';
import { postMails } from '../../../supabase/functions/_shared/mail/postMail';
import { brand } from '../../../src/lib/site';
import { ClearError } from '../terminal';

/** Sends one mail; the same key never sends a second one. */
type Deliver = (to: string, mail: Mail, key: string) => Promise<Outcome>;

export interface Post extends Sender {
  /** The mail provider, or the outbox of the local server. */
  isOutbox: boolean;
  place: string;
  /** `startedAt` of the letter names its files in the outbox, so that a letter that is sent again replaces its file. */
  deliverer: (startedAt: string) => Deliver;
}

const WHAT_STOPS = 'check RESEND_API_KEY, the domain of MAIL_FROM and the quota at the provider';

/** Reads from the settings how letters leave: by the mail provider when its key is there, else into the outbox. */
export function readPost(env: NodeJS.Dict<string>, root: string): Post {
  return env.RESEND_API_KEY ? providerPost(env) : outboxPost(env, root);
}

function providerPost(env: NodeJS.Dict<string>): Post {
  // Without a hosted project the functions are those of the local server, at the site's own address.
  const host = env.SUPABASE_URL || (env.DATABASE_URL ? '' : env.SITE_URL);
  const functionsUrl = env.FUNCTIONS_URL || (host && `${host}/functions/v1`);
  const missing = [
    ...(/^https:\/\/[^/]/.test(env.SITE_URL ?? '') && URL.canParse(env.SITE_URL!) ? [] : ['SITE_URL (https://…)']),
    ...(env.MAIL_FROM ? [] : ['MAIL_FROM']),
    ...(functionsUrl ? [] : ['SUPABASE_URL (or FUNCTIONS_URL)']),
  ];
  if (missing.length > 0) throw new ClearError(`To send with RESEND_API_KEY, set ${missing.join(' and ')} as well.`);
  const deliver: Deliver = async (to, mail, key) => {
    const outcome = await postMails([{ to, mail }], key, { fetch, variables: env });
    return outcome.kind === 'stop' ? { ...outcome, why: `${outcome.why}: ${WHAT_STOPS}` } : outcome;
  };
  return {
    siteUrl: env.SITE_URL!,
    functionsUrl: functionsUrl!,
    company: companyOf(env),
    isOutbox: false,
    place: `the mail provider, from ${env.MAIL_FROM}`,
    deliverer: () => deliver,
  };
}

function outboxPost(env: NodeJS.Dict<string>, root: string): Post {
  const { dataDir, port } = readConfig(env, root);
  const siteUrl = env.SITE_URL || `http://localhost:${port}`;
  const directory = join(dataDir, 'outbox');
  const outbox = openOutbox(directory);
  return {
    siteUrl,
    functionsUrl: `${siteUrl}/functions/v1`,
    company: companyOf(env),
    isOutbox: true,
    place: `${directory}, because there is no RESEND_API_KEY: nobody gets them`,
    deliverer: (startedAt) => async (to, mail, key) => {
      const id = `${startedAt}-${key.replaceAll(/[^\w-]/g, '-')}`;
      await outbox.save({ from: env.MAIL_FROM || `${brand} <hola@localhost>`, to: [to], ...mail }, id);
      return { kind: 'sent' };
    },
  };
}
