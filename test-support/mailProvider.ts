import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface SentMail {
  to: [string];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

export interface Attempt {
  /** 1 for the first request. */
  place: number;
  key: string;
  mail: SentMail;
}

interface Reply {
  status: number;
  name?: string;
  headers?: Record<string, string>;
}

interface Behaviour {
  /** Called before a mail is taken; a reply refuses it. */
  refuse?: (attempt: Attempt) => Reply | undefined | Promise<Reply | undefined>;
  /** Called after a mail was taken; `true` breaks the connection instead of answering. */
  breakOff?: (attempt: Attempt) => boolean;
}

/** Stands in for Resend: takes one mail per idempotency key, as that does, and counts what each address got. */
export async function startMailProvider({ refuse, breakOff }: Behaviour = {}) {
  const taken = new Map<string, string>();
  const mails = new Map<string, number>();
  let requests = 0;

  /** Takes a mail, unless its key is known with another text. */
  const take = ({ key, mail }: Attempt): Reply | undefined => {
    const text = createHash('sha256').update(JSON.stringify(mail)).digest('base64url').slice(0, 16);
    if (taken.has(key))
      return taken.get(key) === text ? undefined : { status: 409, name: 'invalid_idempotent_request' };
    taken.set(key, text);
    mails.set(mail.to[0], (mails.get(mail.to[0]) ?? 0) + 1);
    return undefined;
  };

  const server = createServer(async (incoming, outgoing) => {
    const reply = ({ status, name, headers = {} }: Reply) =>
      outgoing
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify({ name, id: 'x' }));
    const key = String(incoming.headers['idempotency-key'] ?? '');
    const mail = (await json(incoming).catch(() => undefined)) as SentMail | undefined;
    // Whoever sent it is gone.
    if (!mail) return;
    const attempt = { place: (requests += 1), key, mail };
    const refusal = (await refuse?.(attempt)) ?? take(attempt);
    if (refusal) reply(refusal);
    else if (breakOff?.(attempt)) incoming.socket.destroy();
    else reply({ status: 200 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** How many mails each address got. */
    mails,
    requests: () => requests,
    /** The settings with which the command sends here. */
    env: {
      RESEND_API_URL: url,
      RESEND_API_KEY: 'key',
      MAIL_FROM: 'Constela <hola@constela.test>',
      SITE_URL: 'https://constela.test',
      FUNCTIONS_URL: 'https://db.test/functions/v1',
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type MailProvider = Awaited<ReturnType<typeof startMailProvider>>;
