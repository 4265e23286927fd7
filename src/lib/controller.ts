/**
 * Who answers for the visitors' data (B5), named when the site is built; Parcel puts the settings in their place for the browser.
 * Empty ones show as placeholders, which a build for the public (`SITE_URL`) refuses.
 */
export const controller = {
  name: process.env.CONTROLLER_NAME || '',
  taxId: process.env.CONTROLLER_TAX_ID || '',
  address: process.env.CONTROLLER_ADDRESS || '',
  email: process.env.CONTROLLER_EMAIL || '',
  /** Where the company is registered; not every one is. */
  registry: process.env.CONTROLLER_REGISTRY || '',
  /** Who serves the pages. */
  hosting: process.env.CONTROLLER_HOSTING || '',
  /** Where the Supabase project keeps its data. */
  region: process.env.CONTROLLER_REGION || '',
  /** Where the mail provider sends from. */
  mailRegion: process.env.CONTROLLER_MAIL_REGION || '',
  /** For how many days the mail provider keeps its records. */
  mailLogDays: process.env.CONTROLLER_MAIL_LOG_DAYS || '',
  /** For how many days host and database keep access logs, with network addresses. */
  logDays: process.env.CONTROLLER_LOG_DAYS || '',
};

export type ControllerDetail = keyof typeof controller;
