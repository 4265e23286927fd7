const QUIET_MS = 60_000;

/** Logs why the database does not work, and the same reason again only after a minute without it. */
export function outageLog(): (reason: string) => void {
  const last = new Map<string, number>();
  return (reason) => {
    const said = /No space left on device/.test(reason) ? 'no room is left on its disk' : reason;
    const now = performance.now();
    const before = last.get(said);
    last.set(said, now);
    if (before === undefined || now - before > QUIET_MS) {
      console.error(`The database does not work and is tried again until it does: ${said}`);
    }
  };
}
