import type { Database } from '../../server/database/database';

/** Signs up so many people a second, each with both steps, and keeps how many milliseconds each took, from the moment at which it was due. */
export function signUpSteadily(database: Database, perSecond: number) {
  let times: number[] = [];
  let place = 0;
  const failures: unknown[] = [];
  const signUp = async (due: number) => {
    const email = `visitor-${(place += 1)}@example.com`;
    try {
      await database.run([
        { sql: "select set_config('role', 'anon', true)" },
        { sql: "select public.add_waitlist_subscription($1, 'Ada', 'Web3 technology')", params: [email] },
      ]);
      await database.run([
        { sql: "select set_config('role', 'service_role', true)" },
        { sql: 'select public.request_confirmation($1)', params: [email] },
      ]);
      times.push(performance.now() - due);
    } catch (error) {
      failures.push(error);
    }
  };
  const started = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    // Late timers are caught up with, so that a pause of the database is seen by everybody who came meanwhile.
    for (; started + (sent * 1000) / perSecond <= performance.now(); sent += 1)
      void signUp(started + (sent * 1000) / perSecond);
  }, 5);
  timer.unref();
  return {
    /** The times since the last call. */
    take(): number[] {
      if (failures.length > 0) throw failures[0];
      const taken = times;
      times = [];
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}
