import { post } from '../post';
import { type Measured, measure, noMeasurements } from './measured';

export interface SignUps {
  'step 1': Measured;
  'step 2': Measured;
}

/** Opens so many connections, each of which signs up one new person after another, with both steps. */
export async function signUps(url: string, connections: number, seconds: number, prefix: string): Promise<SignUps> {
  const measured = { 'step 1': noMeasurements(), 'step 2': noMeasurements() };
  const until = Date.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let n = 0; Date.now() < until; n += 1) {
        const email = `${prefix}-${connection}-${n}@example.org`;
        const signUp = { p_email: email, p_name: 'Ada', p_interests: 'Web3 technology', p_message: 'Hola' };
        await measure(measured['step 1'], () => post(url, '/rest/v1/rpc/add_waitlist_subscription', signUp));
        const mailRequest = { name: 'Ada', email, interests: ['Web3 technology'] };
        await measure(measured['step 2'], () => post(url, '/functions/v1/send-confirmation', mailRequest));
      }
    }),
  );
  return measured;
}
