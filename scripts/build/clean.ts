import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
rmSync('build/prerender', { recursive: true, force: true });
