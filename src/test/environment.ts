import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

const nodeGlobals = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'structuredClone',
  'setImmediate',
] as const;

/** jsdom with what it lacks and browsers have. */
export default class SiteEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of nodeGlobals) Object.assign(this.global, { [name]: globalThis[name] });
  }
}
