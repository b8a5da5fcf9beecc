import { isNode, type Node, nodesOf, numberOf } from './node-tree.ts';

const update = 2;

/** The relations of a set operation; of EXCEPT only the first. */
export function leavesOf(operation: Node): number[] {
  if (operation.tag === 'RANGETBLREF') return [numberOf(operation, 'rtindex')];
  const isExcept = numberOf(operation, 'op') === 3;
  return [operation.fields.larg, isExcept ? null : operation.fields.rarg]
    .filter(isNode)
    .flatMap((side) => leavesOf(side));
}

/** The assignment of an UPDATE to a column of its table. */
export function writtenColumn(query: Node, relation: number, place: number): Node | undefined {
  const isIts = numberOf(query, 'commandType') === update && numberOf(query, 'resultRelation') === relation;
  if (!isIts) return undefined;
  return nodesOf(query.fields.targetList).find((target) => numberOf(target, 'resno') === place);
}

/** Aggregates over all rows, and expressions without FROM and WHERE, always return one row. */
export function hasOneRow({ fields }: Node): boolean {
  if ([fields.havingQual, fields.limitOffset, fields.limitCount, fields.setOperations].some(isNode))
    return false;
  if (nodesOf(fields.groupClause).length > 0 || Array.isArray(fields.groupingSets)) return false;
  const from = isNode(fields.jointree) ? fields.jointree.fields : {};
  return fields.hasAggs === 'true' || (!Array.isArray(from.fromlist) && !isNode(from.quals));
}
