import { ask, type Answer, usualLimits } from './ask';

export interface Site {
  origin: string;
  isHttps: boolean;
  /** The same question is asked once only. */
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Not memoised, and of any address: for what another origin answers. */
  askAddress: (url: string) => Promise<Answer>;
}

/** As many requests as a browser has under way at once. */
const AT_ONCE = 6;

/** Like a browser's; without a wish for a language, as a crawler. */
const usualHeaders = { 'accept-encoding': 'br, gzip', 'accept-language': '' };

export function openSite(origin: string, fetch = globalThis.fetch, limits = usualLimits): Site {
  const answers = new Map<string, Promise<Answer>>();
  const inTurn = queue(AT_ONCE);
  const request = (url: URL, headers = {}) => inTurn(() => ask(url, { ...usualHeaders, ...headers }, fetch, limits));
  return {
    origin,
    isHttps: origin.startsWith('https:'),
    ask: (path, headers = {}) => {
      const key = JSON.stringify([path, headers]);
      const answer = answers.get(key) ?? request(new URL(origin + path), headers);
      answers.set(key, answer);
      return answer;
    },
    askAddress: (url) => request(new URL(url)),
  };
}

/** Runs at most so many at once, the others in the order in which they came. */
function queue(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
