const { Transformer } = require('@parcel/plugin');

/**
 * Tells the minifier what the authors of react-router and reselect could not: their unused parts may go, 4 KB in all, brotli. Some are made
 * by calls that look as if they did something, some named by assignments that do nothing in production, one refers to itself. And makes
 * of react-router's development build, the only one that its package offers to bundlers, its production build: they differ by one constant.
 */
module.exports = new Transformer({
  async transform({ asset, options }) {
    const code = await asset.getCode();
    asset.setCode(
      code
        .replace('ENABLE_DEV_WARNINGS = true', `ENABLE_DEV_WARNINGS = ${options.mode !== 'production'}`)
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replace('withTypes: () => createStructuredSelector', ''),
    );
    return [asset];
  },
});
