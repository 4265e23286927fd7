import { object, optional, pattern, size, string, type Describe } from 'superstruct';
import { allTexts } from '../../i18n/allTexts';
import { languages } from '../../lib/language';
import { faultsOf } from '../../test/faultsOf';
import type { Member } from './member';
import { membersData } from './membersData';

type Texts = Record<string, { role: string; bio: string } | undefined>;

const memberSchema = object({
  id: pattern(string(), /^[a-z]+$/),
  letter: pattern(string(), /^[α-ω]$/),
  name: pattern(string(), /^[A-Z][a-z]+$/),
  role: pattern(string(), /^members\.[a-z]+\.role$/),
  bio: pattern(string(), /^members\.[a-z]+\.bio$/),
  avatarColor: pattern(string(), /^#[0-9A-F]{6}$/),
  link: pattern(string(), /^\/profile\/[a-z]+$/),
  avatarUrl: optional(size(string(), 1, 100)),
}) as unknown as Describe<Member>;

it('D1 finds nothing wrong with any record', () => {
  expect(faultsOf(membersData, memberSchema)).toEqual([]);
});

it('D1 holds the seven members of the brand first, all in the order of the Greek letters', () => {
  const first = ['vega', 'nova', 'mira', 'izar', 'orion', 'atlas', 'lyra'];
  expect(membersData.slice(0, first.length).map((member) => member.id)).toEqual(first);
  const letters = membersData.map((member) => member.letter);
  expect(letters).toEqual([...'αβγδεζηθικλμνξοπρστυφχψω'].slice(0, letters.length));
});

it('D1 gives every member a name, a colour of their own, a profile link and, if any, a picture', () => {
  for (const { id, name, link, avatarUrl } of membersData) {
    expect(name.toLowerCase()).toBe(id);
    expect(link).toBe(`/profile/${id}`);
    expect([undefined, `/images/members/${id}.svg`]).toContain(avatarUrl);
  }
  expect(new Set(membersData.map((member) => member.avatarColor)).size).toBe(membersData.length);
});

it.each(languages)('D1 and H5 translate each role and bio, and nothing else (%s)', (language) => {
  const texts: Texts = allTexts[language].members;
  expect(Object.keys(texts)).toEqual(membersData.map((member) => member.id));
  for (const { id, role, bio } of membersData) {
    expect(role).toBe(`members.${id}.role`);
    expect(bio).toBe(`members.${id}.bio`);
    expect(texts[id]?.role).toMatch(/\S/);
    const sentences = texts[id]?.bio.match(/[.?](\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
  }
});

it('D1 keeps the English roles of the first seven as the brand words them', () => {
  expect(
    Object.values(allTexts.en.members)
      .slice(0, 7)
      .map((text) => text.role),
  ).toEqual([
    'Blockchain Visionary',
    'Gen Z Blockchain Explorer',
    'Millennial Crypto Analyst',
    'Web3 Developer',
    'Boomer Privacy Advocate',
    'Business Angel & Crypto Investor',
    'Web3 Innovator',
  ]);
});
