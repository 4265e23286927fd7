/** The mail provider's stand-in in a process of its own, so that its work does not delay what is measured. */
import { startMailProvider } from '../../test-support/mailProvider';

async function serve(): Promise<void> {
  const { env, mails, requests } = await startMailProvider();
  process.on('message', () => {
    const counts = [...mails.values()];
    process.send!({ people: counts.length, twice: counts.filter((count) => count > 1).length, requests: requests() });
  });
  process.send!(env);
}

void serve();
