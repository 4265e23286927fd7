import type { List } from './list';

const REASONS: Record<string, string> = {
  left: 'by their own wish, with the link of a mail',
  unconfirmed: 'never confirmed',
  team: 'by the team',
};

/** How many were erased for which reason. */
export async function countErasures(list: List): Promise<[reason: string, count: number][]> {
  const rows = await list.query('select reason, count(*)::int as count from private.waitlist_erasures group by 1 order by 1');
  return rows.map(({ reason, count }) => [REASONS[String(reason)] ?? String(reason), Number(count)]);
}
