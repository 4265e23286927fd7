import { sendConfirmation } from './handler.ts';

Deno.serve((request) => sendConfirmation(request, { fetch, variables: Deno.env.toObject() }));
