/**
 * The names in a page or component that a rule may ask for. Those of classes are looked for only where `classLists` finds
 * them: PurgeCSS's own way takes every word of the texts for one.
 */
export function namesIn(source: string, classLists: RegExp) {
  const words = source.match(/[\w-]+/g) ?? [];
  const classes = Array.from(source.matchAll(classLists), ([, list = '']) => list.split(' ')).flat();
  return { classes, tags: words, ids: words, attributes: { names: words, values: words }, undetermined: [] };
}
