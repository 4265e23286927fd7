import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { purgeStyles } from './styles';

const source = path.resolve(__dirname, '../../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => !file.includes('.test.'));
const textOf = (ending: string) =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');

it('B1 keeps the styles of every class that a component builds from pieces', async () => {
  const starts = [...textOf('.tsx').matchAll(/className=\{[^}]*?`[^`]*?\b([a-z][a-z-]*-)\$\{/g)].map(
    ([, start]) => start,
  );
  const styles = textOf('.scss');
  // `is-` is built only in experiments, whose own stylesheets stay whole.
  const styled = [...new Set(starts)].filter((start) => start !== 'is-' && new RegExp(`\\.${start}[a-z]`).test(styles));
  expect(styled).toContain('figure-card-');
  const kept = await purgeStyles(styled.map((start) => `.${start}x{margin:0}`).join(''), ['']);
  expect(styled.filter((start) => !kept.includes(`.${start}x`))).toEqual([]);
});
