import { Optimizer } from '@parcel/plugin';

/** Read by V8 alone, and only at the very start of a file. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile the first scripts while they still come in, beside the page: found out one by one during start, its
 * functions would hold a slow phone up for a tenth of a second.
 */
export default new Optimizer({
  async optimize({ bundle, contents, map }) {
    const isFirst = /\/src\/entry\.(vendor\.ts|client\.tsx)$/.test(bundle.getMainEntry()?.filePath ?? '');
    return { contents: isFirst && typeof contents === 'string' ? hint + contents : contents, map };
  },
});
