import { interests } from '../../src/lib/interests';
import type { List } from './list';

type Cells = (string | number)[];

const COUNTS = `
  count(*) filter (where confirmed_at is null)::int as waiting,
  count(*) filter (where confirmed_at is not null)::int as confirmed,
  count(*)::int as together`;

/** Tables of who waits for confirmation, who confirmed and both together; none when there is nobody. */
export async function countPeople(list: List): Promise<Cells[][]> {
  const count = async (label: string, from = 'public.waitlist_subscriptions') => {
    const rows = await list.query(`select ${label} as label, ${COUNTS} from ${from} group by 1 order by 1`);
    return rows.map(({ label, waiting, confirmed, together }) => [label, waiting, confirmed, together] as Cells);
  };
  const headed = (label: string, rows: Cells[]): Cells[] => [[label, 'waiting', 'confirmed', 'together'], ...rows];

  const all = await count("'People'");
  if (all.length === 0) return [];
  const wishes = await count('interest', 'public.waitlist_subscriptions, unnest(interests) as interest');
  const wish = new Map(wishes.map((row) => [row[0], row]));
  return [
    headed('', all),
    headed('Language', await count("case language when 'es' then 'Spanish' when 'en' then 'English' end")),
    headed('Interest', interests.map(({ value }) => wish.get(value) ?? [value, 0, 0, 0])),
    headed('Signed up (UTC)', await count("to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')")),
  ];
}
