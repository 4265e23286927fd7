const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

const tokens = pathToFileURL(resolve(__dirname, 'src/styles/tokens.json'));

/** Lets a stylesheet import tokens.json, as the map `$tokens`. */
const tokensImporter = {
  canonicalize: (url) => (url === 'tokens.json' ? tokens : null),
  load: (url) => {
    const map = readFileSync(url, 'utf8')
      .replaceAll('{', '(')
      .replaceAll('}', ')')
      .replaceAll(/"(#[0-9A-F]{6})"/g, '$1');
    return { contents: `$tokens: ${map.trim()};`, syntax: 'scss' };
  },
};

module.exports = {
  quietDeps: true,
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  importers: [tokensImporter],
};
