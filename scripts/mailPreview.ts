import { Hono } from 'hono';
import { serve } from '@hono/node-server';
import { previewPage } from './mailPreview/previewPage';
import { samples } from './mailPreview/samples';

const NIGHT = '(prefers-color-scheme: dark)';

/** Shows every mail in a browser: `npm run mail:preview`, on another port with `PORT=…`. */
const all = samples('https://constela.example');
const app = new Hono()
  .get('/', (c) => c.html(previewPage(all)))
  .get('/:light/:id', (c) => {
    const sample = all.find(({ id }) => id === c.req.param('id'));
    // Both beside each other, whatever the browser itself prefers.
    const when = c.req.param('light') === 'night' ? 'all' : 'not all';
    return sample ? c.html(sample.mail.html.replace(NIGHT, when)) : c.notFound();
  });

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3001), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`The mails are at http://localhost:${port}`);
});
