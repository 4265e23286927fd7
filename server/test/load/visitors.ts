/** Opens pages for some seconds. A separate program, so that the sign-ups do not delay its measurements. */
import { get, Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { measure, noMeasurements } from './measured';

const [url = '', seconds = '1'] = process.argv.slice(2);
const PAGES = ['/', '/en', '/videos', '/waitlist', '/video/video3', '/profile/vega'];
const VISITORS = 4;
const PAUSE_MS = 50;

const agent = new Agent({ keepAlive: true });
const open = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(url + path, { agent, headers: { 'accept-encoding': 'br', 'accept-language': 'es' } })
      .on('response', (response) =>
        response
          .resume()
          .on('end', () => resolve(response.statusCode!))
          .on('error', reject),
      )
      .on('error', reject);
  });

async function visit(): Promise<void> {
  const measured = noMeasurements();
  const until = Date.now() + Number(seconds) * 1000;
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let n = visitor; Date.now() < until; n += 1) {
        await measure(measured, () => open(PAGES[n % PAGES.length]!));
        await delay(PAUSE_MS);
      }
    }),
  );
  process.stdout.write(JSON.stringify(measured));
}

void visit().then(() => agent.destroy());
