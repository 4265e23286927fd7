import { TestEnvironment } from 'jest-environment-node';
import playwright from 'playwright-core';

declare global {
  /** What a test imports Jest loads anew for each file; this is loaded once. */
  var playwright: typeof import('playwright-core');
}

/** Node with Playwright. */
export default class JourneyEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.playwright = playwright;
  }
}
