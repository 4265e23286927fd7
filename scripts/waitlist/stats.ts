import { countErasures } from './countErasures';
import { countPeople } from './countPeople';
import { inSnapshot } from './inSnapshot';
import type { List } from './list';
import { plainTable } from './plainTable';

/** The list in figures, as a text. Nobody can be recognised in it. */
export async function stats(list: List): Promise<string> {
  const { people, erasures } = await inSnapshot(list, async () => ({
    people: await countPeople(list),
    erasures: await countErasures(list),
  }));
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return [
    `The waitlist in ${list.place}, ${at} UTC\n`,
    ...(people.length > 0 ? people.map(plainTable) : ['Nobody is on the list yet.\n']),
    erasures.length > 0 ? plainTable([['Erased', 'people'], ...erasures]) : 'Nobody was erased.\n',
  ].join('\n');
}
