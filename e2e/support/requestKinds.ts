import type { BrowserContext, Request } from '@playwright/test';

/** Everything that the site may ask for (G8), with what it looks like: method, kind of resource, path. */
export const requestKinds = {
  pages: /^GET document \/[\w/.-]*$/,
  scripts: /^GET script \/assets\/[\w.-]+\.[0-9a-f]{8}\.js$/,
  font: /^GET font \/assets\/[\w.-]+\.[0-9a-f]{8}\.woff2$/,
  'U2 pictures': /^GET (image|other) \/images\/[\w/-]+\.(svg|png|jpg)\?v=[\w.-]+$/,
  icons: /^GET (image|other) \/(favicon\.(ico|svg)|apple-touch-icon\.png)$/,
  'B13 styles': /^GET stylesheet \/styles\/player\.css$/,
  'B15 styles': /^GET stylesheet \/styles\/(experiments|credential|room|scam|sight|token|vote)\.css$/,
  'B27 styles': /^GET stylesheet \/styles\/checks\.css$/,
  'V5 styles': /^GET stylesheet \/styles\/map\.css$/,
  'B13 video': /^GET media \/media\/[\w-]+\.(mp4|webm)$/,
  'B13 captions': /^GET (fetch|texttrack|other) \/captions\/[\w.-]+\.vtt$/,
  'A1 step 1': /^POST fetch \/rest\/v1\/rpc\/add_waitlist_subscription$/,
  'A2 step 2': /^POST fetch \/functions\/v1\/send-confirmation$/,
  'B3 confirming': /^POST fetch \/rest\/v1\/rpc\/confirm_waitlist_subscription$/,
  'B4 leaving': /^POST fetch \/rest\/v1\/rpc\/leave_waitlist$/,
  'W1 the form without scripts': /^POST document \/(en\/)?waitlist$/,
  'B12 whether the site answers': /^HEAD fetch \/[\w/-]*$/,
};

export interface SortedRequests {
  /** What is of no kind, or goes to another host, or sets a cookie. */
  strange: string[];
  /** How many of each kind. */
  counts: Map<string, number>;
}

/** Sorts every request of every tab, until its end. */
export function sortRequests(context: BrowserContext): SortedRequests {
  const sorted: SortedRequests = { strange: [], counts: new Map() };
  context.on('request', (request) => {
    if (/^(data|blob|about):/.test(request.url())) return;
    const line = describeRequest(request);
    const kind = Object.entries(requestKinds).find(([, look]) => look.test(line))?.[0];
    if (kind) sorted.counts.set(kind, (sorted.counts.get(kind) ?? 0) + 1);
    else sorted.strange.push(line);
  });
  context.on('response', (response) => {
    if ('set-cookie' in response.headers()) sorted.strange.push(`a cookie from ${response.url()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => sorted.strange.push(`a socket to ${socket.url()}`));
    page.on('worker', (worker) => sorted.strange.push(`a worker from ${worker.url()}`));
  });
  return sorted;
}

/** Some journeys start servers of their own; all are on this machine. */
function describeRequest(request: Request): string {
  const { hostname, pathname, search } = new URL(request.url());
  // U2: a picture is asked for with its version.
  const path = pathname.startsWith('/images/') ? pathname + search : pathname;
  const place = /^(localhost|127\.0\.0\.1)$/.test(hostname) ? path : request.url();
  return `${request.method()} ${request.resourceType()} ${place}`;
}
