/**
 * Small wrongs that a rule could have, found in its source: each is one piece of text put in the place of another. The
 * operators are those that rules suffer from: a condition dropped or turned, a constant changed by one, an effect or a reset
 * that never happens, a row or a word of a table left out.
 */
import { parseSync } from 'oxc-parser';

export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly operator: string;
  readonly line: number;
  /** The clauses that the code around it cites. */
  readonly clauses: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const COMPARED: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const RECKONED: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '+', '%': '+' };
const ASSIGNED: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=' };
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

type Change = readonly [start: number, end: number, text: string, operator: string];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Types, imports and texts cannot be wrong in a way that a rule could notice. */
const isBeside = (type: string): boolean => /^(TS(?!As|NonNull|Satisfies)|Import|ExportAll|TemplateLiteral)/.test(type);

function changesOf(node: Node, parent: Node, source: string): Change[] {
  const text = (part: unknown): string => source.slice((part as Node).start, (part as Node).end);
  const whole = (with_: string, operator: string): Change => [node.start, node.end, with_, operator];
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node.test as Node;
      return [
        [test.start, test.end, 'true', 'condition dropped'],
        [test.start, test.end, 'false', 'never'],
      ];
    }
    case 'LogicalExpression':
      return node.operator === '??'
        ? []
        : [whole(`(${text(node.left)})`, 'condition dropped'), whole(`(${text(node.right)})`, 'condition dropped')];
    case 'BinaryExpression': {
      const operator = node.operator as string;
      const [left, right] = [node.left as Node, node.right as Node];
      const turned = COMPARED[operator] ?? (isText(left) || isText(right) ? undefined : RECKONED[operator]);
      if (turned === undefined) return [];
      return [
        [
          left.end,
          right.start,
          source.slice(left.end, right.start).replace(operator, turned),
          COMPARED[operator] ? 'comparison' : 'arithmetic',
        ],
      ];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [whole(`(${text(node.argument)})`, 'condition turned')] : [];
    case 'UpdateExpression':
      return [whole(text(node).replace(node.operator as string, node.operator === '++' ? '--' : '++'), 'arithmetic')];
    case 'AssignmentExpression': {
      const turned = ASSIGNED[node.operator as string];
      const [left, right] = [node.left as Node, node.right as Node];
      return turned === undefined
        ? []
        : [[left.end, right.start, source.slice(left.end, right.start).replace(node.operator as string, turned), 'arithmetic']];
    }
    case 'ExpressionStatement':
      return /^(Assignment|Update|Call|Yield)/.test((node.expression as Node).type) ? [whole(';', 'never done')] : [];
    case 'Literal':
      if (typeof node.value === 'number' && parent.type !== 'TSLiteralType')
        return [whole(`(${node.raw as string} + 1)`, 'changed by one')];
      return typeof node.value === 'boolean' ? [whole(String(!node.value), 'turned')] : [];
    case 'Property': {
      const value = node.value as Node;
      return typeof value.value === 'string' && A_CLAUSE.test(value.value) ? [[value.start, value.end, "''", 'clause never given']] : [];
    }
    case 'MemberExpression': {
      const property = node.property as Node;
      const other = METHODS[property.name as string];
      return node.computed === true || other === undefined || parent.type !== 'CallExpression'
        ? []
        : [[property.start, property.end, other, 'some, every, least, most']];
    }
    case 'ArrayExpression': {
      const rows = (node.elements as (Node | null)[]).filter(
        (one): one is Node => one !== null && /^(Call|Object|Array|Arrow|Spread)/.test(one.type),
      );
      return rows.map((row) => [row.start, row.end, '...[]', 'left out']);
    }
    default:
      return [];
  }
}
/** A text that is a clause and nothing else. */
const A_CLAUSE = /^[A-Z]{2,4}-[A-Z]?\d+[a-z]?$/;
const isText = (node: Node): boolean => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const CLAUSE = /\b([A-Z]{2,4})-([A-Z]?)(\d+)[a-z]?(?:(?:\s*(?:–|-|to)\s*)(?:[A-Z]{2,4}-)?[A-Z]?(\d+))?/g;

/** The clauses that a piece of text cites; "STC-40 to STC-43" and "STC-40–43" are four. */
export function cited(text: string): string[] {
  const found = new Set<string>();
  for (const [whole, game, letter, first, last] of text.matchAll(CLAUSE)) {
    found.add((/^[A-Z]{2,4}-[A-Z]?\d+[a-z]?/.exec(whole) as RegExpExecArray)[0]);
    const [from, to] = [Number(first), Number(last ?? first)];
    for (let n = from + 1; n <= to && to - from < 30; n++) found.add(`${game}-${letter}${n}`);
  }
  return [...found];
}

/**
 * What is cited around a place: in the nearest piece (statement, member, row) that cites anything, in the comments on all that it is
 * part of, and at the head of the file.
 */
function citedAround(path: readonly Node[], source: string): readonly string[] {
  const found = new Set<string>();
  for (const node of path.slice(1).reverse()) {
    if (!/Statement$|Declaration|Property|Element|Expression$|Case$/.test(node.type)) continue;
    const { before, behind } = commentsOn(node, source);
    const own = found.size === 0 ? source.slice(node.start, node.end) : '';
    for (const clause of cited(`${before}${own}${behind}`)) found.add(clause);
  }
  for (const clause of cited(/^\s*\/\*\*[\s\S]*?\*\//.exec(source)?.[0] ?? '')) found.add(clause);
  return [...found];
}

function commentsOn({ start, end }: Node, source: string): { before: string; behind: string } {
  const before = /(?:(?:\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/[^\n]*\n)\s*)+$/.exec(source.slice(0, start))?.[0] ?? '';
  const behind = /^[^\n]*?(\/\/[^\n]*)?(?=\n|$)/.exec(source.slice(end))?.[1] ?? '';
  return { before, behind };
}

export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Mutant[] = [];
  const walk = (node: Node, path: readonly Node[]): void => {
    if (isBeside(node.type)) return;
    const here = [...path, node];
    const changes = changesOf(node, path.at(-1) ?? node, source);
    if (changes.length > 0) {
      const clauses = citedAround(here, source);
      const line = source.slice(0, node.start).split('\n').length;
      for (const [start, end, text, operator] of changes)
        if (source.slice(start, end) !== text) found.push({ file, start, end, text, operator, line, clauses });
    }
    for (const child of childrenOf(node)) walk(child, here);
  };
  walk(program as unknown as Node, []);
  return found;
}

export const mutated = (source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string =>
  source.slice(0, start) + text + source.slice(end);

/** A change that does not even parse proves nothing. */
export const isReadable = (file: string, source: string): boolean => parseSync(file, source).errors.length === 0;
