import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brand } from '../src/lib/brand';

export const noticeVersion = (text: string) => createHash('sha256').update(text).digest('hex');

/** The notice that the site shows: its parts, one per line, in the order of the file. */
export function shownNotice(language: string): string {
  const { notice } = JSON.parse(readFileSync(`locales/${language}/waitlist.json`, 'utf8')) as {
    notice: Record<string, string>;
  };
  return Object.values(notice).join('\n').replaceAll('{{brand}}', brand);
}

/** The SQL of a migration that makes a text the newest notice, also a text that was shown before. */
export const noticeInsert = (language: string, text: string) =>
  `insert into private.waitlist_notices (language, version, text) values ('${language}', '${noticeVersion(text)}', '${text.replaceAll("'", "''")}')
on conflict (version) do update set since = excluded.since;
`;
