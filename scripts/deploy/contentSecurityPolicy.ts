export interface PolicyParts {
  /** Digests of the inline styles and scripts that the built pages have, as `sha256-…`. */
  styleHashes: string[];
  scriptHashes: string[];
  /** The hosted Supabase project that the site was built for, if any. */
  supabaseUrl: string | undefined;
}

/**
 * What a page may load and do: nothing but what is named. No `upgrade-insecure-requests`: every address in the pages is of their own
 * origin, HSTS keeps that on https, and Safari would ask a local server for https, too.
 */
export function contentSecurityPolicy({ styleHashes, scriptHashes, supabaseUrl }: PolicyParts): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(supabaseUrl ? [new URL(supabaseUrl).origin] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
