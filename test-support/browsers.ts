import { existsSync } from 'node:fs';

/** The same engine without a window of its own, whose drawing takes a quarter of the time of all journeys. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowser = '/usr/bin/chromium';

/** How every journey and every measurement starts Chromium. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? (existsSync(headlessShell) ? headlessShell : wholeBrowser),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** For a journey that needs a visitor's settings, which only the whole browser reads. */
export const wholeBrowserOptions = { ...chromiumOptions, executablePath: process.env.CHROMIUM ?? wholeBrowser };

/** Debian's Firefox, which Playwright drives by WebDriver BiDi. */
export const firefoxOptions = {
  executablePath: '/usr/bin/firefox-esr',
  args: [],
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
};
