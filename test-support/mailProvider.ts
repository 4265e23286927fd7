import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface SentMail {
  to: [string];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  tags?: { value: string }[];
}

export interface Attempt {
  /** 1 for the first request. */
  place: number;
  key: string;
  /** One, or the mails of a batch. */
  mails: SentMail[];
}

interface Reply {
  status: number;
  name?: string;
  headers?: Record<string, string>;
}

export interface Behaviour {
  /** Called before a request is taken; a reply refuses it. */
  refuse?: (attempt: Attempt) => Reply | undefined | Promise<Reply | undefined>;
  /** Called after a request was taken; `true` breaks the connection instead of answering. */
  breakOff?: (attempt: Attempt) => boolean;
  /** Why a mail of a batch is refused, in the provider's words. */
  refuseMail?: (mail: SentMail) => string | undefined;
  onTaken?: (mail: SentMail) => void;
}

/** Its id of a mail that it took. */
const idOf = ({ tags }: SentMail) => `re_${tags?.[0]?.value}`;

/** Stands in for Resend: takes one request per idempotency key, as that does, and counts what each address got. */
export async function startMailProvider({ refuse, breakOff, refuseMail, onTaken }: Behaviour = {}) {
  const taken = new Map<string, string>();
  const mails = new Map<string, number>();
  let requests = 0;

  /** Takes a request, unless its key is known with another text. */
  const take = ({ key, mails: asked }: Attempt): Reply | undefined => {
    const text = createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
    if (taken.has(key))
      return taken.get(key) === text ? undefined : { status: 409, name: 'invalid_idempotent_request' };
    taken.set(key, text);
    for (const mail of asked.filter((each) => !refuseMail?.(each))) {
      mails.set(mail.to[0], (mails.get(mail.to[0]) ?? 0) + 1);
      onTaken?.(mail);
    }
    return undefined;
  };

  /** The ids of what was taken, and what was refused by its place; a mail alone is refused as a whole. */
  const answerTo = (body: SentMail | SentMail[]): unknown => {
    if (!Array.isArray(body)) return { id: idOf(body) };
    const messages = body.map((mail) => refuseMail?.(mail));
    return {
      data: body.filter((_, index) => !messages[index]).map((mail) => ({ id: idOf(mail) })),
      errors: messages.flatMap((message, index) => (message ? [{ index, message }] : [])),
    };
  };

  const server = createServer(async (incoming, outgoing) => {
    const reply = ({ status, name, headers = {} }: Reply, answer: unknown = { name }) =>
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer));
    const key = String(incoming.headers['idempotency-key'] ?? '');
    const body = (await json(incoming).catch(() => undefined)) as SentMail | SentMail[] | undefined;
    // Whoever sent it is gone.
    if (!body) return;
    const attempt = { place: (requests += 1), key, mails: [body].flat() };
    const isRefused = !Array.isArray(body) && refuseMail?.(body);
    const refusal =
      (await refuse?.(attempt)) ?? (isRefused ? { status: 422, name: 'validation_error' } : take(attempt));
    if (refusal) reply(refusal);
    else if (breakOff?.(attempt)) incoming.socket.destroy();
    else reply({ status: 200 }, answerTo(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** How many mails each address got. */
    mails,
    requests: () => requests,
    /** The settings with which a server sends here. */
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

/** The secret with which the mail provider signs its events. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of the mail provider').toString('base64')}`;

/** The headers with which the mail provider signs an event. */
export const signedHeaders = (text: string, at = new Date()) => ({
  'content-type': 'application/json',
  'svix-id': 'msg_1',
  'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
  'svix-signature': new Webhook(WEBHOOK_SECRET).sign('msg_1', at, text),
});

const eventOf = (type: string, email: string, details: object = {}) =>
  JSON.stringify({ type, data: { email_id: 'mail-1', to: [email], ...details } });

/** The text of an event, as Resend writes it. */
export const bounceOf = (email: string, type = 'Permanent') => eventOf('email.bounced', email, { bounce: { type } });
export const complaintOf = (email: string, id = 'mail-1') => eventOf('email.complained', email, { email_id: id });
export const failureOf = (email: string, reason = 'reached_daily_quota') =>
  eventOf('email.failed', email, { failed: { reason } });
export const suppressionOf = (email: string) =>
  eventOf('email.suppressed', email, { suppressed: { type: 'OnAccountSuppressionList', message: `not to ${email}` } });
