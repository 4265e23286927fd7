import { ClearError } from './clearError';
import { exitCodes } from './exitCodes';
import type { List } from './list';

/** Erases the row of an address and all that hangs on it; the database keeps a proof that names nobody. */
export async function erase(list: List, email: string): Promise<string> {
  const [answer] = await list.query("select private.erase_subscription($1, 'team') as erased", [email]);
  if (!answer?.erased) throw new ClearError('Nobody with that address is on the list; nothing was erased.', exitCodes.nobody);
  return 'Erased. A proof of the erasure is kept; it names nobody.\n';
}
