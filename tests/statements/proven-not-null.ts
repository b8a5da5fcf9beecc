import type { Catalogue } from './catalogue.ts';
import { isNode, type Node, nodesOf, numberOf, type Tree, wordOf } from './node-tree.ts';

const inner = '0';
const left = '1';

/** The key of a column of a query's own relations. */
export const columnKey = (relation: number, place: number) => `${relation}.${place}`;

/** The key of a relation as outer joins leave it: either all its columns are there, or none is. */
export function presenceKey(variable: Node): string | undefined {
  const joins = variable.fields.varnullingrels;
  const isOptional = Array.isArray(joins) && joins.length > 1;
  return isOptional ? `${numberOf(variable, 'varno')} of ${joins.join(' ')}` : undefined;
}

/**
 * The columns and relations that the conditions of a query admit only when not null: those under IS NOT NULL or a
 * strict operator, in WHERE or in the condition of an inner join.
 */
export function provenNotNull(query: Node, catalogue: Catalogue): ReadonlySet<string> {
  const proven = new Set<string>();
  walk(query.fields.jointree);
  return proven;

  function walk(tree: Tree | undefined): void {
    if (!isNode(tree)) return;
    if (tree.tag === 'FROMEXPR') {
      for (const each of nodesOf(tree.fields.fromlist)) walk(each);
      for (const key of demandedBy(tree.fields.quals, catalogue)) proven.add(key);
    }
    if (tree.tag !== 'JOINEXPR') return;
    const kind = tree.fields.jointype;
    if (kind === inner || kind === left) walk(tree.fields.larg);
    if (kind !== inner) return;
    walk(tree.fields.rarg);
    for (const key of demandedBy(tree.fields.quals, catalogue)) proven.add(key);
  }
}

/** The keys that cannot be null where a condition is true or, with `fails`, where it is not. */
export function demandedBy(tree: Tree | undefined, catalogue: Catalogue, fails = false): string[] {
  if (!isNode(tree)) return [];
  const args = nodesOf(tree.fields.args);
  if (tree.tag === 'NULLTEST') {
    const isNotNull = numberOf(tree, 'nulltesttype') === 1;
    return isNotNull !== fails ? usedBy(tree.fields.arg, catalogue) : [];
  }
  if (fails) return [];
  if (tree.tag !== 'BOOLEXPR') return usedBy(tree, catalogue);
  const sides = args.map((arg) => demandedBy(arg, catalogue));
  if (wordOf(tree, 'boolop') === 'or') {
    return (sides[0] ?? []).filter((key) => sides.every((side) => side.includes(key)));
  }
  return wordOf(tree, 'boolop') === 'not' ? usedBy(args[0], catalogue) : sides.flat();
}

/** The keys that make a value null when they are null themselves. */
function usedBy(tree: Tree | undefined, catalogue: Catalogue): string[] {
  if (!isNode(tree)) return [];
  const args = nodesOf(tree.fields.args);
  const isStrict = (field: string) => catalogue.functions.get(numberOf(tree, field))?.isStrict === true;
  const all = (nodes: (Node | undefined)[]) => nodes.flatMap((node) => usedBy(node, catalogue));
  switch (tree.tag) {
    case 'VAR':
      if (numberOf(tree, 'varlevelsup') > 0) return [];
      return [columnKey(numberOf(tree, 'varno'), numberOf(tree, 'varattno')), presenceKey(tree) ?? []].flat();
    case 'RELABELTYPE':
      return usedBy(tree.fields.arg, catalogue);
    case 'OPEXPR':
      return isStrict('opfuncid') ? all(args) : [];
    case 'FUNCEXPR':
      return isStrict('funcid') ? all(args) : [];
    case 'ROWCOMPAREEXPR':
      // In a row comparison only the first columns are certain to be compared.
      return all([nodesOf(tree.fields.largs)[0], nodesOf(tree.fields.rargs)[0]]);
    case 'SCALARARRAYOPEXPR':
      return isStrict('opfuncid') && wordOf(tree, 'useOr') === 'true' ? all(args.slice(0, 1)) : [];
    default:
      return [];
  }
}
