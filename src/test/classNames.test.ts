/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { classNamesIn, unknown } from './classNamesIn';
import { stylesheet } from './stylesheet';

const source = path.resolve(__dirname, '..');
const files = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^test\//.test(file));

const selectors = stylesheet().replaceAll(/\{[^{}]*\}/g, '');
const styled = new Set([...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!));

/** Of a name that is completed at run time, the beginning must be styled. */
function isStyled(name: string): boolean {
  const [start = ''] = name.split(unknown);
  if (start === name || styled.has(start)) return styled.has(start);
  return start === '' || [...styled].some((one) => one.startsWith(start));
}

/** In HTML, and where a script sets classes without React. */
const written = /\bclass="([^"]*)"|classList\.\w+\(([^)]*)\)|\.className = ['"]([^'"]*)/g;

function namesIn(file: string): string[] {
  const code = readFileSync(path.join(source, file), 'utf8');
  const outside = [...code.matchAll(written)].flatMap(
    (found) =>
      found
        .slice(1)
        .join(' ')
        .match(/[\w-]+/g) ?? [],
  );
  return file.endsWith('.tsx') ? [...outside, ...classNamesIn(code)] : outside;
}

it('B1 styles every class that the code names', () => {
  const named = files.flatMap((file) => namesIn(file).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(200);
  const unstyled = named.filter(({ name }) => !isStyled(name));
  expect(unstyled.map(({ file, name }) => `${name.replaceAll(unknown, '…')} in ${file}`)).toEqual([]);
});

it.each([
  ['<p className="a b" />', ['a', 'b']],
  ['<p className={isOpen === "c" ? "a" : undefined} />', ['a']],
  ['const tones = { good: "a", bad: "b" }; <p className={`c ${tones[tone]}`} />', ['c', 'a', 'b']],
  ['<p className={`star-${id ?? "guest"} a`.trim()} />', [`star-${unknown}`, 'a', 'star-guest']],
  ['const more = isWide ? " a" : ""; <p className={`b${more}`} />', ['b', 'a']],
  ['const name = given || "a"; <p className={isOpen && name} />', ['a']],
])('B1 reads the class names of %s', (code, names) => {
  expect(classNamesIn(code)).toEqual(names);
});
