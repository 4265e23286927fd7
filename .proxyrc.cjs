const { request } = require('node:http');

const BACKEND = /^\/(rest\/v1|functions\/v1|__outbox)([/?]|$)/;

/** In development Parcel serves the pages, and what is not a page comes from the backend that scripts/dev.ts started. */
module.exports = function proxyToBackend(app) {
  const port = process.env.BACKEND_PORT;
  if (!port) return;
  app.use((incoming, outgoing, next) => {
    if (!BACKEND.test(incoming.url)) return next();
    const { method, url: path, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      // Parcel allows every page everything (CORS); the backend does not.
      for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => forwarded.destroy());
    return incoming.pipe(forwarded);
  });
};
