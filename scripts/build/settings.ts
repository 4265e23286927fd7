import { controller, type ControllerDetail } from '../../src/lib/controller';

/**
 * The origin of the hosted Supabase project that the pages will call; undefined for the site's own server.
 * @throws in one line for a setting with which the pages could not work
 */
export function readSettings({
  SITE_URL,
  SUPABASE_URL,
  SUPABASE_PUBLISHABLE_KEY,
  SUPABASE_ANON_KEY,
}: NodeJS.Dict<string>): string | undefined {
  if (SITE_URL) originOf('SITE_URL', SITE_URL, 'https://your-domain');
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

const controllerSettings: Record<ControllerDetail, string> = {
  name: 'CONTROLLER_NAME',
  taxId: 'CONTROLLER_TAX_ID',
  address: 'CONTROLLER_ADDRESS',
  email: 'CONTROLLER_EMAIL',
  hosting: 'CONTROLLER_HOSTING',
  region: 'CONTROLLER_REGION',
};

/** The warning of a build whose privacy page does not name yet who answers for the data (B5). */
export function missingController(details = controller): string | undefined {
  const missing = (Object.keys(controllerSettings) as ControllerDetail[]).filter((detail) => !details[detail]);
  if (missing.length === 0) return undefined;
  const names = missing.map((detail) => controllerSettings[detail]).join(', ');
  return `The privacy page shows placeholders: set ${names} (see .env.example) before the site goes public.`;
}
