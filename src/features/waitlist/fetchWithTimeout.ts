type Fetch = typeof fetch;

const timeout = 10_000;

/**
 * A fetch that gives up after ten seconds, the body included, and fails on an answer that is neither JSON nor an
 * empty success: supabase-js would take an HTML page, or a 404 with nothing in it, for success.
 */
export function fetchWithTimeout(fetch: Fetch): Fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    const timer = setTimeout(giveUp, timeout);
    init?.signal?.addEventListener('abort', giveUp);
    try {
      const response = await fetch(input, { ...init, signal: controller.signal });
      if (!(await isUsable(response))) throw unusableAnswer(response.status);
      return response;
    } finally {
      clearTimeout(timer);
      init?.signal?.removeEventListener('abort', giveUp);
    }
  };
}

async function isUsable(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  if (text === '') return response.ok;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function unusableAnswer(status: number): Error {
  return Object.assign(new Error('The answer was not JSON.'), { name: 'UnusableAnswer', status });
}
