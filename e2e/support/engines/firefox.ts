import type { LaunchOptions } from 'playwright-core';
import { marked } from './strays';

/** How Debian's Firefox is started; with settings that a visitor has made, if any. */
export function firefoxOptions(settings: LaunchOptions['firefoxUserPrefs'] = {}) {
  return {
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, ...settings },
    env: marked(process.env),
  } satisfies LaunchOptions;
}
