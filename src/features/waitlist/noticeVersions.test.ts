/** @jest-environment node */
import { createHash } from 'node:crypto';
import { en } from '../../i18n/en';
import { es } from '../../i18n/es';
import { languages } from '../../lib/language';
import { noticeVersions } from './noticeVersions';

const texts = { es, en };

it.each(languages)('B5 names the notice by the hash of its very words (%s)', (language) => {
  const text = Object.values(texts[language].waitlist.notice).join('\n');
  expect(noticeVersions[language]).toBe(createHash('sha256').update(text).digest('hex'));
});
