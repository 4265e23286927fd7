import { setFlagsFromString } from 'node:v8';

// The same flag as for programs: readyDatabase.ts.
setFlagsFromString('--liftoff-only');
