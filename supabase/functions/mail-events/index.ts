import { denoEnvironment } from '../_shared/denoEnvironment.ts';
import { mailEvents } from './handler.ts';

Deno.serve((request) => mailEvents(request, denoEnvironment()));
