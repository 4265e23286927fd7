import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { sameSecret } from '../sameSecret';
import type { CaughtMail, Outbox } from './outbox';

const MAX_SHOWN = 200;

/**
 * Shows the caught mails, which are personal data, at addresses that contain a secret. The client's address is not enough to protect
 * them: behind a proxy every request comes from this machine. Without the secret the answer is that of any unknown address.
 */
export function outboxRoutes(outbox: Outbox, secret: string): Hono {
  return new Hono().get('/:secret/:id?/:part{html}?', async (c, next) => {
    if (!sameSecret(c.req.param('secret'), secret)) return next();
    const { id, part } = c.req.param();
    if (id === undefined) return show(c, outboxPage(await outbox.newest(MAX_SHOWN), secret));
    const mail = await outbox.find(id);
    if (!mail) return next();
    return part ? show(c, mailDocument(mail), mailPolicy) : show(c, mailPage(mail, secret));
  });
}

const show = (c: Context, page: string | Promise<string>, policy = pagePolicy) =>
  c.html(page, 200, {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem; text-align: start; border-bottom: 1px solid #8886; overflow-wrap: anywhere; }
  dt { font-weight: 600; } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 36rem; border: 1px solid #8886; background: #fff; }
  pre { padding: 1rem; border: 1px solid #8886; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const strict = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Policy of the outbox's own pages: one style sheet, and the mail in a frame. */
const pagePolicy = `${strict}; frame-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Policy of a mail in its frame: inline styles, and nothing that runs, loads or sends. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

const page = (title: string, content: unknown) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${raw(STYLE)}</style></head>
<body>${content}</body>
</html>`;

/** The list is at `…/secret` and a mail at `…/secret/id`: relative links work under any prefix of a proxy. */
function outboxPage(mails: CaughtMail[], secret: string) {
  const rows = mails.map(
    (mail) => html`<tr>
<td><a href="${secret}/${mail.id}">${mail.subject}</a></td><td><bdi>${mail.to.join(', ')}</bdi></td><td>${when(mail)}</td>
</tr>`,
  );
  return page(
    'Outbox',
    html`<h1>Outbox</h1>
<p>Mails that the local server caught instead of sending them. Newest first.</p>
${
  mails.length > 0
    ? html`<table><thead><tr><th>Subject</th><th>To</th><th>Caught</th></tr></thead><tbody>${rows}</tbody></table>`
    : html`<p>Nothing yet. Join the waitlist and come back.</p>`
}`,
  );
}

function mailPage(mail: CaughtMail, secret: string) {
  return page(
    mail.subject,
    html`<p><a href="../${secret}">Outbox</a></p>
<h1>${mail.subject}</h1>
<dl><dt>To</dt><dd><bdi>${mail.to.join(', ')}</bdi></dd><dt>From</dt><dd>${mail.from}</dd><dt>Caught</dt><dd>${when(mail)}</dd>
${Object.entries(mail.headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<h2>HTML</h2>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${mail.id}/html"></iframe>
<h2>Text</h2>
<pre>${mail.text}</pre>`,
  );
}

/** The mail as a document; its links open in a new tab without a `Referer`. */
const mailDocument = ({ html: mail }: CaughtMail) =>
  `<!doctype html><meta charset="utf-8"><base target="_blank">${mail.replaceAll('<a ', '<a rel="noreferrer" ')}`;

const when = ({ caughtAt }: CaughtMail) => caughtAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
