import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeFileAtomically } from './outputFile';

const folder = mkdtempSync(join(tmpdir(), 'constela-'));
const file = join(folder, 'people.csv');

const texts = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

it('B7 the file appears only when it is complete, and not after the database has failed', async () => {
  async function* broken() {
    yield 'first';
    // However slow the disk is: what never comes ends with Jest's own limit.
    while (!texts().includes('first')) await delay(5);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^people\.csv\.\d+\.unfinished$/)]);
    throw Object.assign(new Error('gone'), { code: '57P01' });
  }
  await expect(writeFileAtomically(broken(), file)).rejects.toMatchObject({ code: '57P01' });
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['SIGINT', 'SIGTERM'] as const)('B7 %s stops an export and leaves nothing behind', async (signal) => {
  async function* endless() {
    for (;;) {
      yield 'more';
      await delay(5);
      process.emit(signal, signal);
    }
  }
  await expect(writeFileAtomically(endless(), file)).rejects.toThrow(`Interrupted: ${file} was not written.`);
  expect(readdirSync(folder)).toEqual([]);
  expect(process.listenerCount(signal)).toBe(0);
});
