type Fetch = typeof fetch;

const timeout = 10_000;

/**
 * A fetch that gives up after ten seconds, the body included, and fails on an answer that is neither JSON nor an
 * empty success: supabase-js would take an HTML page, or a 404 with nothing in it, for success.
 */
export function fetchWithTimeout(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
    if (await isUsable(response)) return response;
    const failure = { name: 'UnusableAnswer', status: response.status };
    throw Object.assign(new Error('The answer was not JSON.'), failure);
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
