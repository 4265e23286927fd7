import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgliteDatabase } from '../database/pgliteDatabase';
import { serveDatabase } from '../database/serveDatabase';

void serveDatabase(parentPort!, async () => pgliteDatabase(await PGlite.create()));
