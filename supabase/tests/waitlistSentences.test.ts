import { readdirSync, readFileSync } from 'node:fs';

/**
 * What WAITLIST.md says of limits, retries and erasures is proved by tests that quote it: `// WAITLIST: words of the sentence`. A row of a
 * table counts as a sentence.
 */
const SECTIONS = ['Limits', 'When a mail does not go out', 'What the database guarantees'];
/** Items of the last section that tell of something else. */
const OTHERS = /^- \*\*(Rights|Other websites|Addresses|Consent)\b/;
const FOLDERS = ['supabase', 'server', 'scripts/waitlist'];

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const text = readFileSync('WAITLIST.md', 'utf8').replaceAll(/```.*?```/gs, '');

function statements(): string[] {
  const sections = text.split(/^## /m).filter((section) => SECTIONS.some((name) => section.startsWith(`${name}\n`)));
  const blocks = sections.flatMap((section) => section.split(/\n(?=- |\||\n)/).slice(1));
  return blocks
    .map(inOneLine)
    .filter((block) => block && !OTHERS.test(block) && !/^\| (setting|what the provider does|---)/.test(block))
    .flatMap((block) => (block.startsWith('|') ? [block] : block.split(/(?<=\.)\s(?=[A-Z])/)));
}

const quotesIn = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^\s*\/\/ WAITLIST: (.+)$/gm), ([, quote]) => quote!);
const quotes = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => quotesIn(`${folder}/${file}`)),
);

it('B6 B4 every statement of WAITLIST.md about a limit, a retry or an erasure is quoted by a test', () => {
  const unproven = statements().filter(
    (statement) => !quotes.some((quote) => statement.includes(quote) || quote.includes(statement)),
  );
  // These lead to another place, or introduce the statements that follow.
  expect(unproven.filter((statement) => !/^(See |Say in |The same migrations )/.test(statement))).toEqual([]);
});

it('B6 B4 what a test quotes stands in WAITLIST.md', () => {
  expect(quotes.filter((quote) => !inOneLine(text).includes(quote))).toEqual([]);
});
