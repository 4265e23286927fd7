import { randomBytes, randomUUID } from 'node:crypto';
import { languages } from '../../../src/lib/language';
import { composeLetter } from '../../../supabase/letters/composeLetter';
import type { Letter } from '../../../supabase/letters/letters';
import { ClearError } from '../terminal';
import type { List } from '../list';
import type { Post } from './settings';
import { waitForTurn } from './ledger';

/**
 * Sends a letter in every language to one address, to look at. It does not count as sent. Its leave links work when the address is on the list, because
 * every link that was ever sent must.
 */
export async function sendSample(list: List, letter: Letter, email: string, post: Post): Promise<string> {
  const deliver = post.deliverer(new Date().toISOString().replaceAll(/[:.]/g, '-'));
  let isListed = false;
  for (const language of languages) {
    const token = randomBytes(32).toString('hex');
    const linked = await list.query(
      `insert into private.waitlist_tokens (hash, subscription_id, purpose)
       select private.token_hash($2), id, 'leave' from public.waitlist_subscriptions where email = private.normalized_email($1) returning 1`,
      [email, token],
    );
    isListed = linked.length > 0;
    const mail = composeLetter(letter, { name: '', language, leave_token: token }, post);
    if (!post.isOutbox) await waitForTurn(list, new AbortController().signal);
    const outcome = await deliver(email, mail, `sample/${randomUUID()}`);
    if (outcome.kind === 'wait')
      throw new ClearError('Not sent: the mail provider asks to wait. Try again in a minute.');
    if (outcome.kind !== 'sent') throw new ClearError(`Not sent: ${outcome.why}.`);
  }
  const leaving = isListed
    ? 'That address is on the list: the leave links work and would erase it.'
    : 'That address is not on the list: the leave links lead to nobody.';
  return `Sent to ${email} in ${languages.length} languages, by ${post.place}. It does not count as sent. ${leaving}\n`;
}
