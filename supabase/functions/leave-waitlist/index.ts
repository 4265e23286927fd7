import { denoEnvironment } from '../_shared/denoEnvironment.ts';
import { leaveWaitlist } from './handler.ts';

Deno.serve((request) => leaveWaitlist(request, denoEnvironment()));
