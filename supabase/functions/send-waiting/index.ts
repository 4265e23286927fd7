import { denoEnvironment } from '../_shared/denoEnvironment.ts';
import { sendWaitingMails } from './handler.ts';

Deno.serve((request) => sendWaitingMails(request, denoEnvironment()));
