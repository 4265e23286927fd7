const year = 31_536_000;

const valueOf = (headers: Headers) => headers.get('cache-control') ?? '';

/** The seconds for which an answer may be shown without asking again. */
function maxAge(headers: Headers): number {
  return Number(/\bmax-age=(\d{1,10})\b/.exec(valueOf(headers))?.[1] ?? 0);
}

/** Whether a browser asks for it anew every time. Without any word it may guess. */
export function isAskedAnew(headers: Headers): boolean {
  return /\bno-(cache|store)\b/.test(valueOf(headers)) || /\bmax-age=0\b/.test(valueOf(headers));
}

export function isKeptForAYear(headers: Headers): boolean {
  return maxAge(headers) >= year && /\bpublic\b/.test(valueOf(headers));
}

export function isImmutable(headers: Headers): boolean {
  return isKeptForAYear(headers) && /\bimmutable\b/.test(valueOf(headers));
}
