// Mutants of a source file: the same code with one thing broken, as it might have been written by mistake.
import {
  type AssignmentExpression,
  type BinaryExpression,
  type CallExpression,
  type Expression,
  type FunctionBody,
  type IfStatement,
  type LogicalExpression,
  type ObjectExpression,
  parseSync,
  type Span,
  Visitor,
} from 'oxc-parser';

export const MUTATIONS = [
  'comparison shifted',
  'equality turned',
  'sign turned',
  'logic turned',
  'condition turned',
  'step left out',
  'early return',
  'constant changed',
  'extreme turned',
  'call dropped',
  'element left out',
] as const;
export type Mutation = (typeof MUTATIONS)[number];

export interface Mutant {
  readonly mutation: Mutation;
  /** Line on which it begins, counted from 1. */
  readonly line: number;
  /** The text at that place, and its replacement. */
  readonly was: string;
  readonly becomes: string;
  readonly text: string;
}

const SHIFTED = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const EQUALITIES = new Map([
  ['===', '!=='],
  ['!==', '==='],
]);
const SIGNS = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['+=', '-='],
  ['-=', '+='],
]);
const LOGIC = new Map([
  ['&&', '||'],
  ['||', '&&'],
]);
const EXTREMES = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
]);
// Calls that return something of the same kind as what they are called on.
const PASSING = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed']);

const LISTING = new Set([...PASSING, 'map', 'flatMap']);

/** Returns every mutant of a TypeScript text, in the order of the text. */
export function mutantsOf(text: string): readonly Mutant[] {
  const { program, errors } = parseSync('source.ts', text);
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('; '));
  const found: { readonly at: Span; readonly mutant: Mutant }[] = [];
  new Visitor(
    visitorOf(text, (mutation, at, becomes) => {
      const before = text.slice(0, at.start);
      const line = before.split('\n').length;
      const was = text.slice(at.start, at.end);
      const mutated = before + becomes + text.slice(at.end);
      found.push({ at, mutant: { mutation, line, was, becomes, text: mutated } });
    }),
  ).visit(program);
  return found.sort((one, other) => one.at.start - other.at.start).map(({ mutant }) => mutant);
}

type Break = (mutation: Mutation, at: Span, becomes: string) => void;

function visitorOf(text: string, broken: Break): ConstructorParameters<typeof Visitor>[0] {
  const types = new Set<number>();
  return {
    TSLiteralType: ({ literal }) => void types.add(literal.start),
    BinaryExpression(node) {
      turnOperator('comparison shifted', SHIFTED, node, text, broken);
      turnOperator('equality turned', EQUALITIES, node, text, broken);
      turnOperator('sign turned', SIGNS, node, text, broken);
    },
    AssignmentExpression: node => turnOperator('sign turned', SIGNS, node, text, broken),
    LogicalExpression(node) {
      turnOperator('logic turned', LOGIC, node, text, broken);
      const { operator, right } = node;
      if (operator === '??') broken('condition turned', node, text.slice(right.start, right.end));
    },
    ConditionalExpression(node) {
      for (const one of [node.consequent, node.alternate]) {
        broken('condition turned', node, text.slice(one.start, one.end));
      }
    },
    ReturnStatement({ argument }) {
      if (argument !== null && isList(argument)) broken('early return', argument, '[]');
    },
    FunctionDeclaration: ({ body }) => returnAtOnce(body, text, broken),
    FunctionExpression: ({ body }) => returnAtOnce(body, text, broken),
    WhileStatement: node => broken('step left out', node, ''),
    ForOfStatement: node => broken('step left out', node, ''),
    IfStatement: node => breakIf(node, text, broken),
    ExpressionStatement: node => broken('step left out', node, ''),
    UnaryExpression(node) {
      if (node.operator !== '!') return;
      broken('condition turned', node, text.slice(node.argument.start, node.argument.end));
    },
    Literal(node) {
      if (types.has(node.start)) return;
      if (typeof node.value === 'number') broken('constant changed', node, `${node.value + 1}`);
      if (typeof node.value === 'boolean') broken('constant changed', node, `${!node.value}`);
    },
    CallExpression: node => breakCall(node, text, broken),
    ArrayExpression: ({ elements }) => {
      for (const one of elements) {
        if (one !== null) broken('element left out', withComma(one, text), '');
      }
    },
    ObjectExpression: node => leaveOutChange(node, text, broken),
  };
}

function turnOperator(
  mutation: Mutation,
  turned: ReadonlyMap<string, string>,
  node: BinaryExpression | LogicalExpression | AssignmentExpression,
  text: string,
  broken: Break,
): void {
  const becomes = turned.get(node.operator);
  if (becomes === undefined) return;
  const { start, end } = { start: node.left.end, end: node.right.start };
  const between = text.slice(start, end);
  broken(
    mutation,
    { start: node.start, end: node.end },
    [
      text.slice(node.start, start),
      between.replace(node.operator, becomes),
      text.slice(end, node.end),
    ].join(''),
  );
}

// A condition that is merely an equality or a negation is covered by the mutations of those.
function turnTest(test: Expression, text: string, broken: Break): void {
  if (test.type === 'UnaryExpression' && test.operator === '!') return;
  if (test.type === 'BinaryExpression' && EQUALITIES.has(test.operator)) return;
  broken('condition turned', test, `!(${text.slice(test.start, test.end)})`);
}

function breakIf(node: IfStatement, text: string, broken: Break): void {
  const { test, consequent, alternate } = node;
  turnTest(test, text, broken);
  if (alternate !== null) return;
  // A condition that narrows a choice to the kind that was offered exists only for the compiler.
  const narrows = /^choice\.kind !== /.test(text.slice(test.start, test.end));
  if (!narrows) broken('step left out', node, '');
  if (consequent.type === 'ReturnStatement') broken('early return', test, 'true');
}

// Only a function without a result can return at once.
function returnAtOnce(body: FunctionBody | null, text: string, broken: Break): void {
  const [first, ...others] = body?.body ?? [];
  const last = others.at(-1);
  if (first === undefined || last === undefined || last.type === 'ReturnStatement') return;
  broken('early return', first, `return; ${text.slice(first.start, first.end)}`);
}

function isList(node: Expression): boolean {
  if (node.type === 'ArrayExpression') return node.elements.length > 0;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { property } = node.callee;
  return property.type === 'Identifier' && LISTING.has(property.name);
}

function breakCall(node: CallExpression, text: string, broken: Break): void {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
  const { name } = callee.property;
  const other = EXTREMES.get(name);
  if (other !== undefined) broken('extreme turned', callee.property, other);
  if (PASSING.has(name)) {
    broken('call dropped', node, text.slice(callee.object.start, callee.object.end));
  }
}

// Leaves out changes from an object that copies another one with changes.
function leaveOutChange({ properties }: ObjectExpression, text: string, broken: Break): void {
  const [first, ...changes] = properties;
  if (first?.type !== 'SpreadElement') return;
  for (const change of changes) broken('element left out', withComma(change, text), '');
}

function withComma({ start, end }: Span, text: string): Span {
  const comma = /^\s*,/.exec(text.slice(end));
  return { start, end: end + (comma?.[0].length ?? 0) };
}
