import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Serves the same pages without their scripts, to measure HTML, styles, fonts and pictures alone. */
export function withoutScripts(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const {
        'accept-language': language = '',
        accept = '',
        'accept-encoding': encoding = '',
      } = request.headers as Partial<Record<string, string>>;
      const wanted = { 'accept-language': language, accept, 'accept-encoding': encoding };
      const answer = await fetch(origin + request.url, { headers: wanted, redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      let body = Buffer.from(await answer.arrayBuffer());
      // The same headers, because a policy takes time, too.
      const headers: Record<string, string> = Object.fromEntries(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
        delete headers[name];
      if (type.startsWith('text/html')) body = Buffer.from(strip(body.toString()));
      const compressible = /text|svg|javascript|json/.test(type);
      if (compressible) headers['content-encoding'] = 'br';
      response.writeHead(answer.status, headers).end(compressible ? brotliCompressSync(body) : body);
    })();
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function strip(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?(?:modulepreload|preload)"?[^>]*>/g, (link) =>
      /script|modulepreload/.test(link) ? '' : link,
    );
}
