/**
 * Two containers with one volume cannot see each other's processes. The built server runs inside and outside a PID namespace on the
 * same data: the second server must be refused with one line, and must be able to start at once when the first is killed.
 *
 *   node -r esbuild-register server/test/twoContainers.ts      (Linux, as root)
 */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../src/lib/site';
import { run } from './program';
import { readyClone, runServer } from '../../test-support/site';

const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const LOCK_MS = 20_000;

async function twoContainers(): Promise<void> {
  const root = await readyClone();
  const line = `Another ${brand} is using ${join(root, '.data')}. Stop it, or set another DATA_DIR.\n`;
  const start = (container: boolean) => runServer(root, {}, { prefix: container ? CONTAINER : [] });
  try {
    for (const inside of [true, false]) {
      const first = await start(inside);
      assert.ok(first.url, `The first did not start: ${first.output()}`);
      for (let turn = 0; turn < 2; turn += 1) {
        const second = await start(!inside);
        if (second.url) await second.end('SIGKILL');
        assert.equal(second.output(), line);
      }
      await first.end('SIGKILL');
      const killed = performance.now();
      const next = await start(!inside);
      assert.ok(next.url, `After a kill it did not start: ${next.output()}`);
      assert.ok(performance.now() - killed < LOCK_MS, 'It took too long to lock the data of the dead one');
      await next.end('SIGKILL');
    }
    console.log('ok: the second was refused with one line, and took over from the dead');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

run(twoContainers);
