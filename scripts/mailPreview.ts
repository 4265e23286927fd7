/** Writes a page that shows every mail: `npm run mail:preview`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { html, raw } from 'hono/html';
import { type Sample, samples } from '../test-support/sampleMails';

/** Replaced in each version, so that the browser's own colour scheme is ignored. */
const DARK_SCHEME = '(prefers-color-scheme: dark)';
const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 110rem; margin: 2rem auto; padding: 0 1rem; }
  section { margin-block: 3rem; }
  .versions { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
  h3 { margin: 0 0 .25rem; font-size: 1rem; }
  iframe { width: 100%; height: 60rem; border: 1px solid #8886; }
  pre { margin: 0; padding: 1rem; border: 1px solid #8886; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Shows each mail in light, in dark and as plain text, side by side. */
const previewPage = (mails: Sample[]) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails</title><style>${raw(STYLE)}</style></head>
<body><h1>Mails</h1>${mails.map(section)}</body>
</html>`;

const section = ({ id, name, mail }: Sample) => html`<section>
<h2>${id}: <bdi>${name}</bdi></h2>
<p>${mail.subject}</p>
<div class="versions">
<div><h3>Day</h3><iframe title="${id} by day" srcdoc="${mail.html.replace(DARK_SCHEME, 'not all')}"></iframe></div>
<div><h3>Night</h3><iframe title="${id} by night" srcdoc="${mail.html.replace(DARK_SCHEME, 'all')}"></iframe></div>
<div><h3>Text</h3><pre>${headers(mail.headers)}

${mail.text}</pre></div>
</div>
</section>`;

const headers = (of: Record<string, string>) =>
  Object.entries(of)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

async function preview(): Promise<void> {
  const page = await previewPage(samples('https://constela.example'));
  const file = resolve('build/mails.html');
  mkdirSync('build', { recursive: true });
  writeFileSync(file, page.toString());
  console.log(`The mails are at ${pathToFileURL(file).href}`);
}

void preview();
