import type { Language } from '../../lib/language';

/** Which text a sign-up agreed to (B5): the SHA-256 of the notice's lines. A change of its words needs a row in a new migration, too. */
export const noticeVersions: Record<Language, string> = {
  es: 'db74f415f55acc6d2abb81acf73536f5b79ec124b22d676f7f36ef98ce745608',
  en: '943585e03e6bc298c071519335ab0766268a0e8e30eb887577a0f3243a5fadd6',
};
