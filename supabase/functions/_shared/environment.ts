/** The outside world of a function. Two hosts give it: Deno on Supabase, Node in server/. */
export interface Environment {
  fetch: (url: string, init: RequestInit & { body: string }) => Promise<Response>;
  /** The names are listed in .env.example. */
  variables: Record<string, string | undefined>;
  /** Work that the answer does not wait for; the host stays until it is done. */
  later: (work: Promise<void>) => void;
  wait: (ms: number) => Promise<unknown>;
}
