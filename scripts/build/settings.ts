import { controller, type ControllerDetail } from '../../src/lib/controller';

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
