/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as react from 'react';

it('leaves out a polyfill that is still asked for, and whose hook React still has', () => {
  const { alias } = JSON.parse(readFileSync('package.json', 'utf8')) as { alias: Record<string, unknown> };
  expect(alias['use-sync-external-store/shim']).toBe('react');
  expect(react).toHaveProperty('useSyncExternalStore');
  const hook = path.join(path.dirname(require.resolve('react-i18next/package.json')), 'dist/es/useTranslation.js');
  expect(readFileSync(hook, 'utf8')).toContain("from 'use-sync-external-store/shim'");
});
