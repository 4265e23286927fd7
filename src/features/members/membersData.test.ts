import { allTexts } from '../../../scripts/content/allTexts';
import { languages } from '../../lib/language';
import { membersData } from './membersData';

type Texts = Record<string, { role: string; bio: string } | undefined>;

it('D1 holds the seven members of the brand first, with the roles that it gives them', () => {
  const { members } = allTexts.en;
  expect(membersData.slice(0, 7).map(({ id }) => [id, members[id as keyof typeof members].role])).toEqual([
    ['vega', 'Blockchain Visionary'],
    ['nova', 'Gen Z Blockchain Explorer'],
    ['mira', 'Millennial Crypto Analyst'],
    ['izar', 'Web3 Developer'],
    ['orion', 'Boomer Privacy Advocate'],
    ['atlas', 'Business Angel & Crypto Investor'],
    ['lyra', 'Web3 Innovator'],
  ]);
});

it('D1 gives every member the next Greek letter, a name like the id, and a colour of their own', () => {
  const letters = membersData.map(({ letter }) => letter);
  expect(letters).toEqual([...'αβγδεζηθικλμνξοπρστυφχψω'].slice(0, letters.length));
  for (const { id, name } of membersData) expect(name.toLowerCase()).toBe(id);
  expect(new Set(membersData.map(({ avatarColor }) => avatarColor)).size).toBe(membersData.length);
});

it('D1 derives texts, page and picture from the id', () => {
  expect(membersData.find(({ id }) => id === 'nova')).toMatchObject({
    role: 'members:nova.role',
    bio: 'members:nova.bio',
    link: '/profile/nova',
    avatarUrl: '/images/members/nova.svg',
  });
});

it.each(languages)('D1 and H5 translate each role and bio, and nothing else (%s)', (language) => {
  const texts: Texts = allTexts[language].members;
  expect(Object.keys(texts)).toEqual(membersData.map(({ id }) => id));
  for (const { id } of membersData) {
    expect(texts[id]?.role).toMatch(/\S/);
    const sentences = texts[id]?.bio.match(/[.?](\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
  }
});
