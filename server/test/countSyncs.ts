/** Loaded before a program: appends one byte to the file SYNCS whenever the program waits for the disk. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
  const original = fs[name];
  fs[name] = (fd) => {
    original(fd);
    fs.appendFileSync(process.env.SYNCS!, '.');
  };
}
syncBuiltinESMExports();
