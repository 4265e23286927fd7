import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from './until';

export interface CaughtMail {
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

function mailsTo(email: string): CaughtMail[] {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(outbox, file), 'utf8')) as CaughtMail)
    .filter(({ to }) => to.includes(email));
}

/** The mails that an address got, once there are as many as expected: they leave after the answer. */
export async function mailsOnceSent(email: string, count: number): Promise<CaughtMail[]> {
  await until(`there are ${count} mails`, () => mailsTo(email).length >= count);
  const mails = mailsTo(email);
  expect(mails).toHaveLength(count);
  return mails;
}
