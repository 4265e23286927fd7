import { parseSync } from '@swc/core';

/** Stands for a part that is only known at run time: `star-${id}`. */
export const unknown = '\0';

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
export function classNamesIn(code: string): string[] {
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
