/** A node of PostgreSQL's parse tree, as `pg_proc.prosqlbody` and `pg_rewrite.ev_action` print it. */
export interface Node {
  tag: string;
  fields: Record<string, Tree>;
}

/** Words are strings; `<>`, PostgreSQL's null, is null. */
export type Tree = Node | Tree[] | string | null;

/** Reads the printed form of `nodeToString`: `{TAG :field value …}`, `(list …)`, words with escaping backslashes. */
export function readTree(printed: string): Tree {
  const words = printed.match(/[(){}]|(?:\\.|[^\s(){}\\])+/gs) ?? [];
  let at = 0;
  const isField = () => words[at]?.startsWith(':') === true;
  const readValue = (): Tree => {
    const word = words[at++];
    if (word === '{') return readNode();
    if (word === '(') return readList();
    if (word === undefined || word === '<>') return null;
    return word.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/gs, '$1');
  };
  const readNode = (): Node => {
    const node: Node = { tag: words[at++] ?? '', fields: {} };
    while (words[at] !== '}') {
      const field = (words[at++] ?? '').slice(1);
      node.fields[field] = readValue();
      // The bytes of a constant follow its length.
      const bytes: string[] = [];
      while (at < words.length && words[at] !== '}' && !isField()) bytes.push(words[at++] ?? '');
      if (bytes.length > 0) node.fields[field] = bytes;
    }
    at++;
    return node;
  };
  const readList = (): Tree[] => {
    const list: Tree[] = [];
    while (words[at] !== ')') list.push(readValue());
    at++;
    return list;
  };
  return readValue();
}

export function isNode(tree: Tree | undefined): tree is Node {
  return typeof tree === 'object' && tree !== null && !Array.isArray(tree);
}

/** The nodes of a list field; empty if it is null. */
export function nodesOf(tree: Tree | undefined): Node[] {
  return Array.isArray(tree) ? tree.filter(isNode) : [];
}

export function numberOf(node: Node, field: string): number {
  return Number(node.fields[field] ?? 0);
}

export function wordOf(node: Node, field: string): string {
  const value = node.fields[field];
  return typeof value === 'string' ? value : '';
}

const text = 25;
/** The type of a constant that has no known type. */
const unknown = 705;

/** The text of a constant; undefined if the node is not a text constant. */
export function textOf(node: Node | undefined): string | undefined {
  const bytes = node?.tag === 'CONST' ? node.fields.constvalue : undefined;
  if (!node || !Array.isArray(bytes)) return undefined;
  const numbers = bytes.flatMap((byte) =>
    typeof byte === 'string' && /^-?\d+$/.test(byte) ? Number(byte) : [],
  );
  const type = numberOf(node, 'consttype');
  // A text constant begins with its length in four bytes, an unknown one ends with a zero byte.
  if (type === text) return Buffer.from(numbers.slice(4)).toString('utf8');
  return type === unknown ? Buffer.from(numbers.slice(0, -1)).toString('utf8') : undefined;
}
