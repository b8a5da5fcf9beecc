import type { Catalogue } from './catalogue.ts';
import { isNode, type Node, nodesOf, numberOf, type Tree, wordOf } from './node-tree.ts';

const inner = '0';
const left = '1';

/**
 * The columns ("relation.number") that the conditions of a query let through only when they are not null: those
 * under IS NOT NULL or a strict operator, in WHERE or where an inner join meets.
 */
export function provenNotNull(query: Node, { functions }: Catalogue): ReadonlySet<string> {
  const proven = new Set<string>();
  walk(query.fields.jointree);
  return proven;

  function walk(tree: Tree | undefined): void {
    if (!isNode(tree)) return;
    if (tree.tag === 'FROMEXPR') {
      for (const each of nodesOf(tree.fields.fromlist)) walk(each);
      for (const key of demandedBy(tree.fields.quals)) proven.add(key);
    }
    if (tree.tag !== 'JOINEXPR') return;
    const kind = tree.fields.jointype;
    if (kind === inner || kind === left) walk(tree.fields.larg);
    if (kind !== inner) return;
    walk(tree.fields.rarg);
    for (const key of demandedBy(tree.fields.quals)) proven.add(key);
  }

  /** What must not be null for a condition to hold. */
  function demandedBy(tree: Tree | undefined): string[] {
    if (!isNode(tree)) return [];
    const args = nodesOf(tree.fields.args);
    if (tree.tag === 'BOOLEXPR') {
      const sides = args.map((arg) => demandedBy(arg));
      if (wordOf(tree, 'boolop') === 'or') {
        return (sides[0] ?? []).filter((key) => sides.every((side) => side.includes(key)));
      }
      return wordOf(tree, 'boolop') === 'not' ? usedBy(args[0]) : sides.flat();
    }
    if (tree.tag === 'NULLTEST') return numberOf(tree, 'nulltesttype') === 1 ? usedBy(tree.fields.arg) : [];
    return usedBy(tree);
  }

  /** What makes the value null when it is null itself. */
  function usedBy(tree: Tree | undefined): string[] {
    if (!isNode(tree)) return [];
    const args = nodesOf(tree.fields.args);
    const isStrict = (field: string) => functions.get(numberOf(tree, field))?.isStrict === true;
    switch (tree.tag) {
      case 'VAR':
        return numberOf(tree, 'varlevelsup') === 0 ? [`${tree.fields.varno}.${tree.fields.varattno}`] : [];
      case 'RELABELTYPE':
        return usedBy(tree.fields.arg);
      case 'OPEXPR':
        return isStrict('opfuncid') ? args.flatMap((arg) => usedBy(arg)) : [];
      case 'FUNCEXPR':
        return isStrict('funcid') ? args.flatMap((arg) => usedBy(arg)) : [];
      case 'SCALARARRAYOPEXPR':
        return isStrict('opfuncid') && wordOf(tree, 'useOr') === 'true' ? usedBy(args[0]) : [];
      default:
        return [];
    }
  }
}

