import { denoEnvironment } from '../_shared/denoEnvironment.ts';
import { sendConfirmation } from './handler.ts';

Deno.serve((request) => sendConfirmation(request, denoEnvironment()));
