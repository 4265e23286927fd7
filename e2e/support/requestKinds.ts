import type { BrowserContext, Request } from '@playwright/test';

/** Everything that the site may ask for (G8), with what it looks like: method, kind of resource, path. */
const requestKinds = {
  pages: /^GET document \/[\w/.-]*$/,
  scripts: /^GET script \/assets\/[\w.-]+\.[0-9a-f]{8}\.js$/,
  font: /^GET font \/assets\/[\w.-]+\.[0-9a-f]{8}\.woff2$/,
  'U2 pictures': /^GET (image|other) \/images\/[\w/-]+\.(svg|png|jpg)\?v=[\w.-]+$/,
  icons: /^GET (image|other) \/(favicon\.(ico|svg)|apple-touch-icon\.png)$/,
  'B13 styles': /^GET stylesheet \/styles\/player\.css$/,
  'B15 styles':
    /^GET stylesheet \/styles\/(box|chain|experiments|credential|room|scam|sight|signature|token|vote)\.css$/,
  'P1, B27 styles': /^GET stylesheet \/styles\/lessonTools\.css$/,
  'H8 styles': /^GET stylesheet \/styles\/sky\.css$/,
  'V5 styles': /^GET stylesheet \/styles\/map\.css$/,
  'B13 video': /^GET media \/media\/[\w-]+\.(mp4|webm)$/,
  'B13 captions': /^GET (fetch|texttrack|other) \/captions\/[\w.-]+\.vtt$/,
  'A1 step 1': /^POST fetch \/rest\/v1\/rpc\/add_waitlist_subscription$/,
  'A2 step 2': /^POST fetch \/functions\/v1\/send-confirmation$/,
  'B3 confirming': /^POST fetch \/rest\/v1\/rpc\/confirm_waitlist_subscription$/,
  'B4 leaving': /^POST fetch \/rest\/v1\/rpc\/leave_waitlist$/,
  'B12 scripts that failed, once more': /^GET fetch \/assets\/[\w.-]+\.[0-9a-f]{8}\.js$/,
  'B12 whether the site answers': /^HEAD fetch \/[\w/-]*$/,
};

/** Collects every request of every tab that is of no kind, or goes to another host, and every cookie. */
export function watchRequests(context: BrowserContext): string[] {
  const strange: string[] = [];
  context.on('request', (request) => {
    if (/^(data|blob|about):/.test(request.url())) return;
    const line = describeRequest(request);
    if (!Object.values(requestKinds).some((look) => look.test(line))) strange.push(line);
  });
  context.on('response', (response) => {
    if ('set-cookie' in response.headers()) strange.push(`a cookie from ${response.url()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => strange.push(`a socket to ${socket.url()}`));
    page.on('worker', (worker) => strange.push(`a worker from ${worker.url()}`));
  });
  return strange;
}

/** Some journeys start servers of their own; all are on this machine. */
function describeRequest(request: Request): string {
  const { hostname, pathname, search } = new URL(request.url());
  // U2: a picture is asked for with its version.
  const path = pathname.startsWith('/images/') ? pathname + search : pathname;
  const place = /^(localhost|127\.0\.0\.1)$/.test(hostname) ? path : request.url();
  return `${request.method()} ${request.resourceType()} ${place}`;
}
