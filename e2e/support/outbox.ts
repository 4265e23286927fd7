import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

export interface CaughtMail {
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

function mailsTo(email: string, dataDir = process.env.E2E_DATA_DIR ?? ''): CaughtMail[] {
  const outbox = path.join(dataDir, 'outbox');
  // The server makes the folder with its first mail.
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(outbox, file), 'utf8')) as CaughtMail)
    .filter(({ to }) => to.includes(email));
}

/** The mails that an address got, once there are as many as expected: they leave after the answer. */
export async function mailsOnceSent(email: string, count: number, dataDir?: string): Promise<CaughtMail[]> {
  await expect.poll(() => mailsTo(email, dataDir).length).toBe(count);
  return mailsTo(email, dataDir);
}
