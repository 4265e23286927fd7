import { brand } from '../../../src/lib/brand';
import type { Member } from '../../../src/features/members/member';
import type { Language } from '../../../src/lib/language';
import { pathIn } from '../../../src/lib/paths';
import { publicFile } from '../../../src/lib/publicFile';
import { siteUrl } from '../../../src/lib/siteUrl';
import type { Thing } from '../structuredData';
import { memberTextIn } from '../texts';
import { organizationId } from './organization';

export function person(member: Member, language: Language): Thing {
  const { role, bio } = memberTextIn(language, member);
  return {
    '@type': 'Person',
    '@id': `${siteUrl}${member.link}#person`,
    name: member.name,
    jobTitle: role,
    description: bio,
    url: siteUrl + pathIn(language, member.link),
    image: member.avatarUrl && siteUrl + publicFile(member.avatarUrl),
    memberOf: { '@type': 'Organization', '@id': organizationId, name: brand },
  };
}
