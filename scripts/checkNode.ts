import { engines } from '../package.json';

// Imported first: an older Node would fail at something that nobody connects with it.
if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(`Node ${process.versions.node} is too old: this needs ${engines.node}. Best is the one in .nvmrc.`);
  process.exit(1);
}
