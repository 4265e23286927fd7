import { denoEnvironment, later } from '../_shared/denoEnvironment.ts';
import { sendConfirmation, sendSoon } from './handler.ts';

Deno.serve(async (request) => {
  const environment = denoEnvironment();
  const answer = await sendConfirmation(request, environment);
  // The worker comes every ten seconds; most people shall not wait for it.
  if (answer.status === 200) later(sendSoon(environment));
  return answer;
});
