/** Who answers for the visitors' data (B5): what a public site has to say, as src/lib/controller.ts reads it. */
export const controllerSettings = [
  'CONTROLLER_NAME',
  'CONTROLLER_TAX_ID',
  'CONTROLLER_ADDRESS',
  'CONTROLLER_EMAIL',
  'CONTROLLER_HOSTING',
  'CONTROLLER_REGION',
  'CONTROLLER_MAIL_REGION',
  'CONTROLLER_MAIL_LOG_DAYS',
  'CONTROLLER_LOG_DAYS',
];

/**
 * The origin of the hosted Supabase project that the pages will call; undefined for the site's own server.
 * @throws in one line for a setting with which the pages could not work
 */
export function readSettings(env: NodeJS.Dict<string>): string | undefined {
  const { SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY } = env;
  if (SITE_URL) {
    originOf('SITE_URL', SITE_URL, 'https://your-domain');
    const missing = controllerSettings.filter((name) => !env[name]);
    if (missing.length > 0)
      throw new Error(
        `A public site (SITE_URL) says who answers for the data: set ${missing.join(', ')} as well (see .env.example).`,
      );
  }
  // As the server reads them, so that a build for a host that has no server is refused as well.
  if (Boolean(SUPABASE_URL) !== Boolean(SUPABASE_PUBLISHABLE_KEY || SUPABASE_ANON_KEY)) {
    throw new Error(
      'Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY (or SUPABASE_ANON_KEY) for a hosted project, or neither.',
    );
  }
  return SUPABASE_URL && originOf('SUPABASE_URL', SUPABASE_URL, 'https://your-project.supabase.co');
}

/** @throws for all but a scheme and a host of letters, digits, dots and hyphens, which then may stand in a policy */
function originOf(name: string, text: string, example: string): string {
  const url = /^https?:\/\/[^/?#@\s]+\/*$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^[a-z\d.-]+$/.test(url.hostname)) return url.origin;
  throw new Error(`${name} must be an address without a path, such as ${example}, not "${text}".`);
}
