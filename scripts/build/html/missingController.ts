import { controller, type ControllerDetail } from '../../../src/lib/controller';

const settings: Record<ControllerDetail, string> = {
  name: 'CONTROLLER_NAME',
  taxId: 'CONTROLLER_TAX_ID',
  address: 'CONTROLLER_ADDRESS',
  email: 'CONTROLLER_EMAIL',
  hosting: 'CONTROLLER_HOSTING',
  region: 'CONTROLLER_REGION',
};

/** What the build says when the privacy page does not name yet who answers for the data (B5); nothing when it does. */
export function missingController(details = controller): string | undefined {
  const missing = (Object.keys(settings) as ControllerDetail[]).filter((detail) => !details[detail]);
  if (missing.length === 0) return undefined;
  const names = missing.map((detail) => settings[detail]).join(', ');
  return `The privacy page shows placeholders: set ${names} (see .env.example) before the site goes public.`;
}
