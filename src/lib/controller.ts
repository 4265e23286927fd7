/**
 * Who answers for the visitors' data (B5), named when the site is built; Parcel puts the settings in their place for the browser.
 * Empty ones show as placeholders on the privacy page, and the build warns of them.
 */
export const controller = {
  name: process.env.CONTROLLER_NAME || '',
  taxId: process.env.CONTROLLER_TAX_ID || '',
  address: process.env.CONTROLLER_ADDRESS || '',
  email: process.env.CONTROLLER_EMAIL || '',
  /** Who serves the pages. */
  hosting: process.env.CONTROLLER_HOSTING || '',
  /** Where the Supabase project keeps its data. */
  region: process.env.CONTROLLER_REGION || '',
};

export type ControllerDetail = keyof typeof controller;
