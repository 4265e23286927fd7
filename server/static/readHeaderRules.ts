import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, parseHeaderRules } from './headerRules';

/** The rules that the build wrote for the hosts, which hold here too. */
export function readHeaderRules(dist: string): HeaderRule[] {
  const file = join(dist, '_headers');
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
}
