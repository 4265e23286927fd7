import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from '../server/errors';
import { beforeStart } from './beforeStart';

const LOOK_MS = 500;

// npm sends a SIGTERM to its shell alone, which ends without passing it on.
const shell = process.ppid;
setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), LOOK_MS).unref();

const runServer = () => import(pathToFileURL(resolve('build/server/main.mjs')).href);

beforeStart().then(runServer).catch(fail);
