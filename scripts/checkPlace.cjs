// Loaded before all else, in JavaScript that an old Node runs without any package: what would end in a stack is one line.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { engines } = require('../package.json');

const root = path.join(__dirname, '..');
const LEAST_MINOR = { 20: 19, 22: 12 };
/** Parcel takes such a path for a pattern; `#`, `%` and `?` end in a stack of its cache. */
const UNUSABLE = /[[\]{}*!?#%]|[+@]\(/;

function problem() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || major === 21 || minor < (LEAST_MINOR[major] ?? 0))
    return `Node ${process.versions.node} is too old: this needs ${engines.node}. Best is the one in .nvmrc.`;
  const [sign] = UNUSABLE.exec(root) ?? (/[\\/]node_modules([\\/]|$)/.test(root) ? ['node_modules'] : []);
  if (sign) return `The path ${root} contains ${sign}, with which the site cannot be built: move the folder.`;
  if (!existsSync(path.join(root, 'node_modules/esbuild-register')))
    return 'The packages are not installed: run npm ci first.';
  return brokenText();
}

/** The first file of texts that is no JSON, and where. */
function brokenText() {
  for (const entry of readdirSync(path.join(root, 'locales'), { recursive: true })) {
    const file = path.join(root, 'locales', String(entry));
    if (!file.endsWith('.json')) continue;
    try {
      JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      return `${path.relative(root, file)} is no JSON: ${error.message}.`;
    }
  }
  return undefined;
}

const line = problem();
if (line) {
  console.error(line);
  process.exit(1);
}
