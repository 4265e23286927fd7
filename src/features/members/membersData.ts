import stars from '../../styles/stars.json';
import type { Member } from './member';

type MemberRecord = Pick<Member, 'name' | 'letter'> & Partial<Member> & { id: keyof typeof stars };

/** In the order of their letters. */
const records: MemberRecord[] = [
  { id: 'vega', name: 'Vega', letter: 'α' },
  { id: 'nova', name: 'Nova', letter: 'β' },
  { id: 'mira', name: 'Mira', letter: 'γ' },
  { id: 'izar', name: 'Izar', letter: 'δ' },
  { id: 'orion', name: 'Orion', letter: 'ε' },
  { id: 'atlas', name: 'Atlas', letter: 'ζ' },
  { id: 'lyra', name: 'Lyra', letter: 'η' },
];

const complete = (record: MemberRecord): Member => ({
  role: `members:${record.id}.role`,
  bio: `members:${record.id}.bio`,
  avatarColor: stars[record.id],
  link: `/profile/${record.id}`,
  avatarUrl: `/images/members/${record.id}.svg`,
  ...record,
});

export const membersData = records.map(complete);
