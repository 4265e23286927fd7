/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { stylesheet } from './stylesheet';

/** Stands for a part that is only known at run time: `star-${id}`. */
const unknown = '\0';

type Constants = Map<unknown, Node>;

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .flatMap((value) => (isNode(value) ? [value] : ((value as { expression?: unknown } | null)?.expression ?? [])))
    .filter(isNode);

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/**
 * The class names that a module gives to elements and components: those in `className`, also through constants of the module.
 * Whatever else a name is made of stands as `unknown`.
 */
function classNamesIn(code: string): string[] {
  const module = parseSync(code, { syntax: 'typescript', tsx: true }) as unknown as Node;
  const constants: Constants = new Map();
  const given: Node[] = [];
  walk(module, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.init)) constants.set((node.id as Node).value, node.init);
    if (node.type === 'JSXAttribute' && (node.name as Node).value === 'className') given.push(node.value as Node);
  });
  const names = given.flatMap((node) => textsOf(node, constants)).flatMap((text) => text.split(/\s+/));
  return [...new Set(names)].filter((name) => name !== '' && name !== unknown);
}

/** Every text that an expression may become. */
function textsOf(node: Node, constants: Constants): string[] {
  const all = (...nodes: unknown[]) => nodes.filter(isNode).flatMap((one) => textsOf(one, constants));
  switch (node.type) {
    case 'StringLiteral':
      return [node.value as string];
    case 'TemplateLiteral':
      return fill(
        node.quasis as { cooked: string }[],
        (node.expressions as Node[]).map((one) => all(one)),
      );
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate);
    case 'BinaryExpression':
      return all(node.operator === '&&' ? undefined : node.left, node.right);
    case 'Identifier':
      return textsOfConstant(node.value, constants);
    case 'MemberExpression':
      return all(node.object);
    case 'CallExpression':
      return all(node.callee);
    case 'KeyValueProperty':
      return all(node.value);
    case 'ObjectExpression':
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return all(...childrenOf(node));
    default:
      return [unknown];
  }
}

function textsOfConstant(name: unknown, constants: Constants): string[] {
  const value = constants.get(name);
  if (!value) return [name === 'undefined' ? '' : unknown];
  // Without itself, since it may be named like something inside it.
  return textsOf(value, new Map([...constants].filter(([other]) => other !== name)));
}

/** A template with every text of each of its expressions. */
function fill([first, ...rest]: { cooked: string }[], expressions: string[][]): string[] {
  return expressions.reduce(
    (begun, texts, index) => begun.flatMap((start) => texts.map((text) => start + text + (rest[index]?.cooked ?? ''))),
    [first?.cooked ?? ''],
  );
}

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
