import type { Language } from '../../lib/language';

/** Which text a sign-up agreed to (B5): the SHA-256 of the notice's lines. A change of its words needs a row in a new migration, too. */
export const noticeVersions: Record<Language, string> = {
  es: '07439899e197213e593886d5d9bcfa90a5911341491fba332fa046d62557fbb8',
  en: '534931112a904b832c4c572d2db4ba96b1c34c41fff42e694a21cf0aa6cd47d5',
};
