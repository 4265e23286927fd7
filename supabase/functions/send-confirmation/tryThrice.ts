import { StepFailed } from '../_shared/stepFailed.ts';

const PAUSES_MS = [1_000, 5_000];
/** 409 is an earlier try that the provider is still busy with. */
const MAY_PASS = new Set([408, 409, 429]);

/** Tries up to three times, unless the refusal is one that stays. */
export async function tryThrice(attempt: () => Promise<void>, wait: (ms: number) => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!mayPass(error)) throw error;
    }
    await wait(pause);
  }
  await attempt();
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof StepFailed)) return true;
  const status = error.status ?? 0;
  return status >= 500 || MAY_PASS.has(status);
}
