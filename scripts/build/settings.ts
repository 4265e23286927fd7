import { StartError } from '../../server/errors';

/** What a public site has to say of who answers for the visitors' data (B5), as src/lib/controller.ts reads it. */
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

/** @throws in one line for a build for the public (`SITE_URL`) that does not say all of it */
export function checkController(env: NodeJS.Dict<string>): void {
  const missing = env.SITE_URL ? controllerSettings.filter((name) => !env[name]) : [];
  if (missing.length > 0)
    throw new StartError(
      `A public site (SITE_URL) says who answers for the data: set ${missing.join(', ')} as well (see .env.example).`,
    );
}
