import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail as MailText } from '../../supabase/functions/_shared/mail/mail';

/** A mail in the form that Resend takes. */
export interface Mail extends MailText {
  from: string;
  to: string[];
  tags?: { name: string; value: string }[];
}

export interface CaughtMail extends Mail {
  id: string;
  caughtAt: string;
}

export type Outbox = ReturnType<typeof openOutbox>;

/** Leads to no other directory. */
const ID = /^[\w-]+$/;

/** Keeps mails as JSON files in a directory. As the provider takes a mail once, one that comes again replaces itself. */
export function openOutbox(directory: string) {
  // Mails are personal data: the directory may exist already, with wider permissions.
  if (existsSync(directory)) chmodSync(directory, 0o700);
  const fileOf = (id: string) => join(directory, `${id}.json`);

  const find = async (id: string): Promise<CaughtMail | undefined> => {
    if (!ID.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(fileOf(id), 'utf8')) as CaughtMail;
    } catch {
      return undefined;
    }
  };

  return {
    find,
    async save(mail: Mail): Promise<string> {
      const caughtAt = new Date().toISOString();
      const id = mail.tags?.find(({ name }) => name === 'mail')?.value ?? randomUUID();
      const unfinished = `${fileOf(id)}.unfinished`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, JSON.stringify({ id, caughtAt, ...mail }, null, 2), { mode: 0o600 });
      await rename(unfinished, fileOf(id));
      return id;
    },
    async newest(limit: number): Promise<CaughtMail[]> {
      const files = await readdir(directory).catch(() => []);
      const caught = await Promise.all(
        files
          .filter((name) => name.endsWith('.json'))
          .map(async (name) => ({
            id: name.slice(0, -'.json'.length),
            at: (await stat(join(directory, name))).mtimeMs,
          })),
      );
      const newest = caught.toSorted((one, other) => other.at - one.at).slice(0, limit);
      const mails = await Promise.all(newest.map(({ id }) => find(id)));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}
