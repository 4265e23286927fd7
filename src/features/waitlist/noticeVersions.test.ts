/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { allTexts } from '../../i18n/allTexts';
import { makeI18n } from '../../i18n/makeI18n';
import { languages, type Language } from '../../lib/language';
import { noticeVersions } from './supabaseWaitlist';

const textIn = (language: Language) =>
  Object.values(makeI18n(language, { first: allTexts[language] }).t('waitlist.notice', { returnObjects: true })).join(
    '\n',
  );

it.each(languages)('B5 names the notice by the hash of its words (%s)', (language) => {
  expect(noticeVersions[language]).toBe(createHash('sha256').update(textIn(language)).digest('hex'));
});

it.each(languages)('B5 has the notice in the database, word for word, under its version (%s)', (language) => {
  const folder = 'supabase/migrations';
  const sql = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
    // A string of several lines, and its line breaks, as SQL reads them.
    .replaceAll(/'\n\s*'/g, '')
    .replaceAll('\\n', '\n');
  expect(sql).toContain(noticeVersions[language]);
  expect(sql).toContain(`'${textIn(language).replaceAll("'", "''")}'`);
});
