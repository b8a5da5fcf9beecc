import type { Catalogue } from './catalogue.ts';
import { type Column, partOf, type Value } from './column-values.ts';
import { aggregateValue, callValue, counting, functionColumn } from './functions-and-nulls.ts';
import { isNode, type Node, nodesOf, numberOf, type Tree, wordOf } from './node-tree.ts';
import { columnKey, demandedBy, presenceKey, provenNotNull } from './proven-not-null.ts';
import { hasOneRow, leavesOf, writtenColumn } from './query-shape.ts';

/** A query with its enclosing queries, whose columns it may name. */
interface Scope {
  query: Node;
  around: Scope | undefined;
  proven: ReadonlySet<string>;
}

const bool = 16;

/**
 * The columns that a statement returns. `parameterMayBeNull` says which of $1, $2, … the caller may pass as null. A
 * value may be null unless PostgreSQL's tree shows that it cannot be.
 */
export function readColumns(
  statement: Node,
  catalogue: Catalogue,
  parameterMayBeNull: (number: number) => boolean,
): Column[] {
  /** Recursive queries being read. Rows they feed back cannot introduce the first null. */
  const open = new Set<Node>();
  /**
   * Caches of queries read before, by their enclosing and open queries: large statements refer to each part often.
   */
  const entered = new Map<Scope | undefined, Map<Node, Scope>>();
  const known = new Map<Scope, { opened: readonly Node[]; columns: Column[] }[]>();

  const enter = (query: Node, around?: Scope): Scope => {
    const inside = entered.get(around) ?? new Map<Node, Scope>();
    entered.set(around, inside);
    const scope = inside.get(query) ?? scopeOf(query, around);
    inside.set(query, scope);
    return scope;
  };

  const scopeOf = (query: Node, around: Scope | undefined): Scope => {
    const proven = provenNotNull(query, catalogue);
    const kept = [...proven].filter((key) => {
      const [relation = 0, place = 0] = key.split('.').map(Number);
      return !writtenColumn(query, relation, place);
    });
    return { query, around, proven: new Set(kept) };
  };

  return columnsOf(enter(statement));

  function knowing(scope: Scope, more: readonly string[]): Scope {
    return { ...scope, proven: new Set([...scope.proven, ...more]) };
  }

  function columnsOf(scope: Scope): Column[] {
    const before = known.get(scope) ?? [];
    known.set(scope, before);
    const opened = [...open];
    const same = before.find(
      (each) => each.opened.length === opened.length && each.opened.every((query) => open.has(query)),
    );
    if (same) return same.columns;
    const columns = readTargets(scope);
    before.push({ opened, columns });
    return columns;
  }

  function readTargets(scope: Scope): Column[] {
    const { query } = scope;
    const isSelect = numberOf(query, 'commandType') === 1;
    const targets = nodesOf(query.fields[isSelect ? 'targetList' : 'returningList']).filter(
      (target) => wordOf(target, 'resjunk') !== 'true',
    );
    const parts = isNode(query.fields.setOperations) ? leavesOf(query.fields.setOperations) : [];
    return targets.map((target, index) => {
      const name = wordOf(target, 'resname');
      if (parts.length === 0) return { ...readValue(target.fields.expr, scope), name };
      const values = parts.flatMap((part) => relationColumn(scope, part, index + 1) ?? []);
      const [first] = values;
      return {
        ...first,
        name,
        type: first?.type ?? 0,
        mayBeNull: values.some((value) => value.mayBeNull),
      };
    });
  }

  function readValue(tree: Tree | undefined, scope: Scope): Value {
    if (!isNode(tree)) return { type: 0, mayBeNull: true };
    const sure = (type: number): Value => ({ type, mayBeNull: false });
    const args = () => nodesOf(tree.fields.args).map((arg) => readValue(arg, scope));
    const anyNull = (values: Value[]) => values.some(({ mayBeNull }) => mayBeNull);
    const number = (field: string) => numberOf(tree, field);
    switch (tree.tag) {
      case 'CONST':
        return { type: number('consttype'), mayBeNull: wordOf(tree, 'constisnull') === 'true' };
      case 'PARAM':
        return { type: number('paramtype'), mayBeNull: parameterMayBeNull(number('paramid')) };
      case 'VAR':
        return variable(tree, scope);
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'COERCETODOMAIN':
      case 'ARRAYCOERCEEXPR':
        return { ...readValue(tree.fields.arg, scope), type: number('resulttype') };
      case 'OPEXPR': {
        const isPick = /^[-#]>/.test(catalogue.operators.get(number('opno')) ?? '->');
        return { type: number('opresulttype'), mayBeNull: isPick || anyNull(args()) };
      }
      case 'SCALARARRAYOPEXPR':
        return { type: bool, mayBeNull: anyNull(args()) };
      case 'NULLIFEXPR':
        return { type: number('opresulttype'), mayBeNull: true };
      case 'DISTINCTEXPR':
      case 'NULLTEST':
      case 'BOOLEANTEST':
        return sure(bool);
      case 'BOOLEXPR':
        return { type: bool, mayBeNull: anyNull(args()) };
      case 'FUNCEXPR':
        return callValue(tree, catalogue, (arg) => readValue(arg, scope));
      case 'AGGREF': {
        const counted = knowing(scope, demandedBy(tree.fields.aggfilter, catalogue));
        return aggregateValue(tree, scope.query, catalogue, (arg) => readValue(arg, counted));
      }
      case 'WINDOWFUNC':
        return {
          type: number('wintype'),
          mayBeNull: !counting.has(catalogue.functions.get(number('winfnoid'))?.name ?? ''),
        };
      case 'COALESCEEXPR': {
        const values = args();
        const made = values.find(({ items, fields }) => items ?? fields);
        return { ...made, type: number('coalescetype'), mayBeNull: values.every((each) => each.mayBeNull) };
      }
      case 'MINMAXEXPR':
        return { type: number('minmaxtype'), mayBeNull: args().every(({ mayBeNull }) => mayBeNull) };
      case 'CASEEXPR': {
        let reached = scope;
        const results = nodesOf(tree.fields.args).map(({ fields }) => {
          const here = reached;
          reached = knowing(here, demandedBy(fields.expr, catalogue, true));
          return readValue(fields.result, knowing(here, demandedBy(fields.expr, catalogue)));
        });
        const all = [...results, readValue(tree.fields.defresult, reached)];
        return {
          ...all.find(({ items, fields }) => items ?? fields),
          type: number('casetype'),
          mayBeNull: anyNull(all),
        };
      }
      case 'SUBLINK':
        return sublink(tree, scope);
      case 'ARRAYEXPR':
        return sure(number('array_typeid'));
      case 'ROWEXPR':
        return sure(number('row_typeid'));
      case 'SQLVALUEFUNCTION':
        return sure(number('type'));
      case 'SUBSCRIPTINGREF':
        return { type: number('refrestype'), mayBeNull: true };
      default:
        return { type: number('resulttype'), mayBeNull: true };
    }
  }

  function variable(node: Node, scope: Scope): Value {
    let owner: Scope | undefined = scope;
    for (let up = numberOf(node, 'varlevelsup'); up > 0; up--) owner = owner?.around;
    if (!owner) throw new Error('A column of a query that is not there');
    const relation = numberOf(node, 'varno');
    const place = numberOf(node, 'varattno');
    const presence = presenceKey(node);
    const isOptional = presence !== undefined && !owner.proven.has(presence);
    const column = relationColumn(owner, relation, place);
    const value = column ?? { type: 0, mayBeNull: true };
    return {
      ...value,
      type: numberOf(node, 'vartype'),
      mayBeNull: (isOptional || value.mayBeNull) && !owner.proven.has(columnKey(relation, place)),
    };
  }

  function relationColumn(scope: Scope, relation: number, place: number): Value | undefined {
    const entry = nodesOf(scope.query.fields.rtable)[relation - 1];
    if (!entry) return undefined;
    switch (numberOf(entry, 'rtekind')) {
      case 0:
        return tableColumn(entry, scope, relation, place);
      case 1:
        return isNode(entry.fields.subquery)
          ? partOf(columnsOf(enter(entry.fields.subquery, scope)), place)
          : undefined;
      case 2:
        return readValue(nodesOf(entry.fields.joinaliasvars)[place - 1], scope);
      case 3:
        return functionColumn(entry, place, catalogue, (arg) => readValue(arg, scope));
      case 5: {
        const rows = Array.isArray(entry.fields.values_lists) ? entry.fields.values_lists : [];
        const values = rows.map((row) => readValue(nodesOf(row)[place - 1], scope));
        return values[0] && { ...values[0], mayBeNull: values.some(({ mayBeNull }) => mayBeNull) };
      }
      case 6:
        return commonColumn(entry, scope, place);
      case 9:
        return readValue(nodesOf(entry.fields.groupexprs)[place - 1], scope);
      default:
        return undefined;
    }
  }

  function tableColumn(entry: Node, scope: Scope, relation: number, place: number): Value {
    const id = numberOf(entry, 'relid');
    const view = catalogue.views.get(id);
    if (view) return partOf(columnsOf(enter(view)), place) ?? { type: 0, mayBeNull: true };
    if (place <= 0 || catalogue.notNull.has(`${id}.${place}`)) return { type: 0, mayBeNull: false };
    const { query } = scope;
    const written = writtenColumn(query, relation, place);
    if (!written) return { type: 0, mayBeNull: true };
    // The written value is computed from the row before the update.
    const before = { ...query, fields: { ...query.fields, commandType: '1' } };
    return readValue(written.fields.expr, enter(before, scope.around));
  }

  function commonColumn(entry: Node, scope: Scope, place: number): Value | undefined {
    let owner: Scope | undefined = scope;
    for (let up = numberOf(entry, 'ctelevelsup'); up > 0; up--) owner = owner?.around;
    const common = nodesOf(owner?.query.fields.cteList).find(
      (each) => wordOf(each, 'ctename') === wordOf(entry, 'ctename'),
    );
    const query = common?.fields.ctequery;
    if (!common || !isNode(query)) return undefined;
    if (open.has(query)) return { type: 0, mayBeNull: false };
    // Only a query that refers to itself is met again while it is being read.
    if (wordOf(common, 'cterecursive') === 'true') open.add(query);
    try {
      return partOf(columnsOf(enter(query, owner)), place);
    } finally {
      open.delete(query);
    }
  }

  function sublink(node: Node, scope: Scope): Value {
    const query = node.fields.subselect;
    if (!isNode(query)) return { type: 0, mayBeNull: true };
    const inner = enter(query, scope);
    switch (numberOf(node, 'subLinkType')) {
      case 0:
        return { type: bool, mayBeNull: false };
      case 4: {
        const [column] = columnsOf(inner);
        return column
          ? { ...column, mayBeNull: column.mayBeNull || !hasOneRow(query) }
          : { type: 0, mayBeNull: true };
      }
      case 6: {
        const [column] = columnsOf(inner);
        const type = [...catalogue.elements].find(([, element]) => element === column?.type)?.[0];
        return { type: type ?? 0, mayBeNull: false };
      }
      default:
        return { type: bool, mayBeNull: true };
    }
  }
}
