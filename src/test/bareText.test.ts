import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { codeFiles } from '../../test-support/imports';

/** A node of the syntax tree, as far as it matters here. */
interface Node {
  type: string;
  span: { start: number; end: number };
  children: Node[];
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const everyNode = (node: Node): Node[] => [node, ...partsOf(node).flatMap(everyNode)];
const isJsx = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';
const nameOf = (node: unknown) => (isNode(node) ? ((node.value as string | undefined) ?? '') : '');
/** Of HTML or SVG, not a component: it is always there. */
const isHost = (node: Node) => /^[a-z]/.test(nameOf((node.opening as Node | undefined)?.name));

/** What an expression can be; null for nothing. */
function outcomes(node: Node): (Node | null)[] {
  const of = (...parts: string[]) => parts.flatMap((part) => outcomes(node[part] as Node));
  if (node.type === 'ConditionalExpression') return of('consequent', 'alternate');
  if (node.type === 'BinaryExpression' && node.operator === '&&') return [...of('right'), null];
  if (node.type === 'BinaryExpression' && /\?\?|\|\|/.test(String(node.operator))) return of('left', 'right');
  if (isNode(node.expression)) return of('expression');
  if (node.type === 'OptionalChainingExpression') return of('base');
  return [node.type === 'NullLiteral' || nameOf(node) === 'undefined' ? null : node];
}

/** What a function returns, those inside it aside. */
function returnsOf(node: Node): (Node | null)[] {
  if (node.type === 'ReturnStatement') return isNode(node.argument) ? outcomes(node.argument) : [null];
  const isFunction = /Function(Expression|Declaration)|Method/.test(node.type);
  return isFunction ? [] : partsOf(node).flatMap(returnsOf);
}

/** Whether a call makes one element of each entry of a list. */
function isListOfElements(node: Node): boolean {
  if (node.type !== 'CallExpression' || nameOf((node.callee as Node).property) !== 'map') return false;
  const body = everyNode(node.arguments as never).find(({ type }) => type === 'ArrowFunctionExpression')?.body as Node;
  const made = body.stmts ? returnsOf(body) : outcomes(body);
  return made.every((one) => one === null || isJsx(one));
}

/** Names in a file that stand for elements: variables, functions, and properties of the type ReactNode. */
function elementNames(file: Node): Set<string> {
  const names = everyNode(file).flatMap((node) => {
    const isElement =
      node.type === 'VariableDeclarator'
        ? isNode(node.init) && everyNode(node.init).some(isJsx)
        : node.type === 'TsPropertySignature' &&
          partsOf(node).some((part) => everyNode(part).some((type) => nameOf(type) === 'ReactNode'));
    return isElement ? [nameOf(node.id ?? node.key)] : [];
  });
  return new Set([...names, 'useRoutes']);
}

/** The bare texts of a file that React would have to insert or remove, or beside which it would have to insert or remove something. */
function movedTexts(code: string): string[] {
  const file = parseSync(code, { syntax: 'typescript', tsx: true }) as unknown as Node;
  const elements = elementNames(file);
  const isElement = (node: Node): boolean =>
    isJsx(node) || isListOfElements(node) || elements.has(nameOf(node)) || elements.has(nameOf(node.callee));
  const found = everyNode(file)
    .filter(isJsx)
    .flatMap((parent) => {
      const children = parent.children
        .map((child) => (child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child))
        .filter(({ type, value }) => type !== 'JSXEmptyExpression' && (type !== 'JSXText' || String(value).trim()));
      const isText = (one: Node | null) => one !== null && !isElement(one);
      const texts = children.filter((child) => outcomes(child).some(isText));
      const stays = (child: Node) => isHost(child) || outcomes(child).every(isText);
      const isParagraph = parent.type === 'JSXElement' && (children.length === 1 || children.every(stays));
      return isParagraph ? [] : texts;
    });
  const returned = everyNode(file)
    .filter(({ type, identifier }) => type === 'FunctionDeclaration' && /^[A-Z]/.test(nameOf(identifier)))
    .flatMap(({ body }) => returnsOf(body as Node))
    .filter((one) => one !== null && !isElement(one)) as Node[];
  const bytes = Buffer.from(code.trimEnd());
  // The positions of all files that were parsed follow one another.
  const start = file.span.end - bytes.length;
  return [...found, ...returned].map(({ span }) => String(bytes.subarray(span.start - start, span.end - start)));
}

it.each([
  ['{isOpen && <b />}{text}', ['text']],
  ['{isOpen ? <b /> : null} words', ['words']],
  ['{text} <Part />', ['text']],
  ['<b>one</b>{isOpen && text}', ['isOpen && text']],
  ["{text}{' '}{all.map((one) => <b key={one} />)}", ['text', "' '"]],
  ['<>{text}</>', ['text']],
  ['<b>one</b> {text} {isOpen ? text : other}', []],
  ['{isOpen ? text : other}', []],
  ['{isOpen && <b>{text}</b>}<i>{text}</i>', []],
])('U9 finds a text that translation would break: %s', (children, texts) => {
  expect(movedTexts(`const a = <p>${children}</p>;`).map((text) => text.trim())).toEqual(texts);
});

it.each([
  ['if (isOpen) return <b />; return text;', ['text']],
  [
    'return parts.map((part) => (part.isTerm ? <b key={part.text} /> : part.text));',
    [expect.stringMatching('parts.map')],
  ],
  ['return isOpen ? <b>{text}</b> : null;', []],
])('U9 finds a component that is a text in some other element: %s', (body, texts) => {
  expect(movedTexts(`function Part() { ${body} }`)).toEqual(texts);
});

it('U9 has each text beside what comes and goes in an element of its own', () => {
  const files = codeFiles().filter((file) => /^src\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(50);
  const texts = files.flatMap((file) =>
    movedTexts(readFileSync(path.resolve(file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(texts).toEqual([]);
});
