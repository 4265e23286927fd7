const path = require('node:path');

const escape = (text) => text.replace(/[^\w/]/g, '\\$&');

/** Jest takes a bracket in a folder's name for the end of a path, and prints `/my site (copy)../../src/a.ts`. */
module.exports = class StackPaths {
  constructor({ rootDir }) {
    const end = rootDir.search(/[^()]*$/);
    const rest = path.relative(rootDir, rootDir.slice(end) || '/');
    // Codes of a colour may stand between the two.
    if (end) this.broken = new RegExp(`${escape(rootDir.slice(0, end))}((?:\\x1b\\[\\d+m)*)${escape(rest)}/`, 'g');
  }

  onTestResult(_test, result) {
    if (this.broken) result.failureMessage &&= result.failureMessage.replace(this.broken, '$1');
  }
};
