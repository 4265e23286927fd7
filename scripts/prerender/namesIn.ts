/** The names in a built page that a rule may ask for. PurgeCSS's own way takes every word of the texts for a class. */
export const namesInPage = (html: string) => namesIn(html, / class="([^"]*)"/g);

/** The same for a component, whose classes stand between quotes. */
export const namesInComponent = (code: string) => namesIn(code, /["'`]([^"'`\n]*)["'`]/g);

function namesIn(source: string, classLists: RegExp) {
  const words = source.match(/[\w-]+/g) ?? [];
  const classes = Array.from(source.matchAll(classLists), ([, list = '']) => list.split(' ')).flat();
  return { classes, tags: words, ids: words, attributes: { names: words, values: words }, undetermined: [] };
}
