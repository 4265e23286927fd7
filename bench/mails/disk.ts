import { asOwner } from '../../test-support/listQueries';
import { openTestDatabase } from '../../test-support/testDatabase';
import { printTable } from '../support/report';

const PEOPLE = 4_000;
/** What `sign_ups_per_hour` lets in. */
const PEOPLE_A_DAY = 50_000 * 24;

/** Sign-ups of people with different addresses, networks and domains, by both steps. */
const FLOOD = `
  select public.add_waitlist_subscription($1 || n || '@domain-' || n || '.example.org', 'Maximiliana de los Ángeles',
      'Tools that pay you to use them, Universal basic income, Web3 technology', $2),
    public.request_confirmation($1 || n || '@domain-' || n || '.example.org')
  from generate_series($3::int, $3::int + 199) as n,
    lateral (select set_config('request.headers', json_build_object('cf-connecting-ip', '198.18.' || n % 250 || '.' || n / 250)::text, true)) as client`;

const SIZE = `
  select sum(pg_total_relation_size(pg_class.oid))::float as bytes from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'private') and relkind = 'r'`;

/** The longest message: random letters of three octets each, which nothing compresses. */
const longest = () =>
  Array.from({ length: 2000 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('');
const messages: Record<string, () => string | null> = { none: () => null, '2,000 random characters': longest };

/** What a day of sign-ups at the limit for everybody costs the disk, nobody of them confirmed. */
export async function diskOfAFlood(): Promise<void> {
  const database = await openTestDatabase();
  const size = async () => {
    await database.script('vacuum full');
    return Number((await asOwner(database, SIZE))[0]?.bytes);
  };
  try {
    const rows: string[][] = [];
    for (const [name, message] of Object.entries(messages)) {
      const before = await size();
      // Not in one transaction, because each sign-up keeps a lock until its end.
      for (let n = 0; n < PEOPLE; n += 200) await asOwner(database, FLOOD, [name[0], message(), n]);
      const each = ((await size()) - before) / PEOPLE;
      rows.push([name, Math.round(each).toLocaleString('en'), ((each * PEOPLE_A_DAY) / 1e9).toFixed(1)]);
    }
    const title = `The disk in a day of flood: ${PEOPLE_A_DAY.toLocaleString('en')} sign-ups`;
    printTable(title, ['message', 'bytes a sign-up', 'GB a day'], rows);
  } finally {
    await database.close();
  }
}
