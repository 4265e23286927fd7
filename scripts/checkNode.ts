import { engines } from '../package.json';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const leastMinor: Record<number, number> = { 20: 19, 22: 12 };

// Imported first: otherwise an older Node fails later with an unrelated error.
if (major < 20 || major === 21 || minor < (leastMinor[major] ?? 0)) {
  console.error(`Node ${process.versions.node} is too old: this needs ${engines.node}. Best is the one in .nvmrc.`);
  process.exit(1);
}
