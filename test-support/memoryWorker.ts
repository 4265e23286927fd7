import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgliteDatabase } from '../server/database/pgliteDatabase';
import { serveDatabase } from '../server/database/serveDatabase';

void serveDatabase(parentPort!, async () => pgliteDatabase(await PGlite.create()));
