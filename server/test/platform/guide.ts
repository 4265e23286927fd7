import { readdirSync } from 'node:fs';
import { brand } from '../../../src/lib/site';
import { WEBHOOK_SECRET } from '../../../test-support/mailProvider';
import { PROJECT } from './management';
import { type Platform, push, supabase } from './platform';

export const SITE_URL = 'https://constela.test';
const REMOTE = `--remote=${PROJECT}`;
const FUNCTIONS = readdirSync('supabase/functions').filter((name) => !name.startsWith('_'));
const SECRETS = [
  'RESEND_API_KEY=re_key',
  `MAIL_FROM=${brand} <hola@constela.test>`,
  `SITE_URL=${SITE_URL}`,
  `RESEND_WEBHOOK_SECRET=${WEBHOOK_SECRET}`,
];

/** Does what the guide tells the operator: migrations, secrets, functions, and the two secrets in Vault. Answers with what the push printed. */
export async function followGuide({ cluster, url, keys, database, cliVariables }: Platform): Promise<string> {
  const deployed = supabase(['secrets', 'set', ...SECRETS, REMOTE], cliVariables).then(() =>
    supabase(['functions', 'deploy', ...FUNCTIONS, REMOTE], cliVariables),
  );
  const [pushed] = await Promise.all([push(cluster), deployed]);
  const sql = 'select vault.create_secret($1, $2)';
  await database.run([
    { sql, params: [url, 'waitlist_url'] },
    { sql, params: [keys.secret, 'waitlist_secret_key'] },
  ]);
  return pushed;
}
