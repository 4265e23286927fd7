import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stylesheet } from './stylesheet';

const source = path.resolve(__dirname, '..');
const files = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^test\//.test(file));

const selectors = stylesheet().replaceAll(/\{[^{}]*\}/g, '');
const styled = [...new Set([...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!))];

/** Where a file names classes: an attribute of HTML or JSX, also one of a condition, and scripts without React. */
const naming = /\bclass(?:Name)?=(?:"([^"]*)"|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\})|classList\.\w+\(([^)]*)\)/g;

/** The names in a text, or in the strings of an expression; what is completed at run time ends with `$`. */
function namesIn(code: string): string[] {
  return [...code.matchAll(naming)].flatMap(([, text, expression = '', list = '']) => {
    const compared = /[!=]== '[^']*'/g;
    const strings = (expression + list).replaceAll(compared, '').matchAll(/(['"`])(.*?)\1/g);
    const texts = text === undefined ? [...strings].map(([, , string]) => string!) : [text];
    return texts
      .flatMap((one) => one.replaceAll(/\$\{[^}]*\}/g, '$').split(/\s+/))
      .filter((name) => /^[\w-]/.test(name));
  });
}

/** Of a name that is completed at run time, the beginning must be styled. */
const isStyled = (name: string) =>
  name.includes('$') ? styled.some((one) => one.startsWith(name.split('$')[0]!)) : styled.includes(name);

it('B1 styles every class that the code names', () => {
  const named = files.flatMap((file) =>
    namesIn(readFileSync(path.join(source, file), 'utf8')).map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(200);
  const unstyled = named.filter(({ name }) => !isStyled(name));
  expect(unstyled.map(({ file, name }) => `${file}: style .${name} in a partial, or remove it`)).toEqual([]);
});
