import type { List } from './list';

/** The columns of the export and how each is told in SQL; times are UTC. */
const COLUMNS = {
  email: 'email',
  name: 'name',
  interests: "array_to_string(interests, ', ')",
  message: 'message',
  language: 'language',
  notice_version: 'notice_version',
  signed_up_at: instant('created_at'),
  confirmed_at: instant('confirmed_at'),
};

export const columns = Object.keys(COLUMNS);

/** Read a page at a time, so that memory does not grow with the list. */
const PAGE = 1_000;

export type Whose = 'confirmed' | 'all';

const from = (whose: Whose) => `from public.waitlist_subscriptions ${whose === 'all' ? '' : 'where confirmed_at is not null'}`;

export async function countOf(list: List, whose: Whose): Promise<number> {
  const [counted] = await list.query(`select count(*)::int as count ${from(whose)}`);
  return Number(counted?.count);
}

/** Pages of people, each a list of texts, in the order in which they signed up. To be called within a snapshot. */
export async function* readPeople(list: List, whose: Whose): AsyncGenerator<string[][]> {
  const selected = Object.entries(COLUMNS).map(([name, sql]) => `${sql} as ${name}`);
  await list.query(`declare people no scroll cursor for select ${selected.join(', ')} ${from(whose)} order by created_at, id`);
  for (;;) {
    const rows = await list.query(`fetch ${PAGE} from people`);
    if (rows.length === 0) return;
    yield rows.map((row) => columns.map((column) => (row[column] as string | null) ?? ''));
  }
}

function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
