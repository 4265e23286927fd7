import type { MailLog } from './mailLog.ts';

/** The outside world of a function, provided by two hosts: Deno on Supabase and Node in server/. */
export interface Environment {
  fetch: (url: string, init: RequestInit & { body: string }) => Promise<Response>;
  /** The names are listed in .env.example. */
  variables: Record<string, string | undefined>;
  wait: (ms: number) => Promise<unknown>;
  mailLog: MailLog;
}
