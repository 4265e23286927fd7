import type { Check } from './check';
import { caches } from './checks/caches';
import { canonicalLinks } from './checks/canonicalLinks';
import { compression } from './checks/compression';
import { feeds } from './checks/feeds';
import { foreignOrigins } from './checks/foreignOrigins';
import { languages } from './checks/languages';
import { mailLinks } from './checks/mailLinks';
import { notFound } from './checks/notFound';
import { pages } from './checks/pages';
import { policyHashes } from './checks/policyHashes';
import { privatePlaces } from './checks/privatePlaces';
import { securityHeaders } from './checks/securityHeaders';
import { sitemap } from './checks/sitemap';
import { smallFiles } from './checks/smallFiles';
import { transport } from './checks/transport';

/** In the order in which they are printed. */
export const allChecks: Check[] = [
  pages,
  transport,
  securityHeaders,
  policyHashes,
  foreignOrigins,
  mailLinks,
  privatePlaces,
  languages,
  notFound,
  caches,
  compression,
  canonicalLinks,
  sitemap,
  feeds,
  smallFiles,
];
