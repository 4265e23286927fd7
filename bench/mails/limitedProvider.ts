import { startMailProvider } from '../../test-support/mailProvider';

/** A mail provider that takes so many requests in any one second, answers 429 beyond that, and remembers when each address was mailed. */
export async function limitedProvider(perSecond: number) {
  const requestsAt: number[] = [];
  const mailedAt = new Map<string, number>();
  let refused = 0;
  const provider = await startMailProvider({
    refuse: ({ mails }) => {
      const now = performance.now();
      while (requestsAt.length > 0 && requestsAt[0]! <= now - 1000) requestsAt.shift();
      if (requestsAt.length >= perSecond) {
        refused += 1;
        return { status: 429, name: 'rate_limit_exceeded', headers: { 'retry-after': '1' } };
      }
      requestsAt.push(now);
      for (const { to } of mails) mailedAt.set(to[0], mailedAt.get(to[0]) ?? now);
      return undefined;
    },
  });
  return { ...provider, mailedAt, refused: () => refused };
}

export type LimitedProvider = Awaited<ReturnType<typeof limitedProvider>>;
