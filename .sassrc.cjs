const { readFileSync } = require('node:fs');
const path = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');

/** Lets a stylesheet import a JSON file of src/styles: `tokens.json` becomes the map `$tokens`. */
const jsonImporter = {
  canonicalize: (url) => (url.endsWith('.json') ? pathToFileURL(path.join(__dirname, 'src/styles', url)) : null),
  load: (url) => {
    const file = fileURLToPath(url);
    const map = readFileSync(file, 'utf8')
      .trim()
      .replaceAll('{', '(')
      .replaceAll('}', ')')
      .replaceAll(/"(#[0-9A-F]{6})"/g, '$1');
    return { contents: `$${path.basename(file, '.json')}: ${map};`, syntax: 'scss' };
  },
};

module.exports = {
  quietDeps: true,
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  importers: [jsonImporter],
};
