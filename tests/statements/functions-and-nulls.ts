import type { Catalogue } from './catalogue.ts';
import type { Value } from './column-values.ts';
import { isNode, type Node, nodesOf, numberOf, type Tree, textOf } from './node-tree.ts';

/** The value of an expression in the query that is being read. */
type Read = (expression: Tree | undefined) => Value;

/** Functions that return null only for a null argument. Casts, which are not listed, do the same. */
const total = new Set(
  `abs array_length array_position array_to_json array_to_string btrim cardinality ceil char_length clock_timestamp concat
   concat_ws date date_part date_trunc encode extract floor format greatest hashtextextended int4 int8 float8
   json_build_array json_build_object jsonb_build_array jsonb_build_object least left length lower lpad ltrim
   make_interval mod now numeric pg_backend_pid pg_try_advisory_xact_lock position regexp_replace repeat replace
   right round rpad rtrim search_fold similarity split_part statement_timestamp strpos substr substring text
   timezone to_char to_json to_jsonb to_timestamp to_tsquery transaction_timestamp translate trunc ts_rank upper
   websearch_to_tsquery word_similarity`.split(/\s+/),
);
export const counting = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile']);
const collecting = new Set(['json_agg', 'jsonb_agg', 'array_agg', 'json_object_agg', 'jsonb_object_agg']);
const objectMakers = new Set(['json_build_object', 'jsonb_build_object']);

/** A call of a function, such as `lower` or `json_build_object`. */
export function callValue(node: Node, { functions }: Catalogue, read: Read): Value {
  const { name } = functions.get(numberOf(node, 'funcid')) ?? { name: '' };
  const args = nodesOf(node.fields.args);
  const values = args.map((arg) => read(arg));
  const type = numberOf(node, 'funcresulttype');
  if (objectMakers.has(name)) {
    const fields = new Map<string, Value>();
    for (let index = 0; index + 1 < args.length; index += 2) {
      const value = values[index + 1];
      const key = textOf(args[index]);
      if (key !== undefined && value) fields.set(key, value);
    }
    return { type, mayBeNull: false, ...(fields.size * 2 === args.length ? { fields } : {}) };
  }
  const isCast = [1, 2].includes(numberOf(node, 'funcformat'));
  return {
    type,
    mayBeNull: (!isCast && !total.has(name)) || values.some(({ mayBeNull }) => mayBeNull),
  };
}

/** An aggregate, such as `count` or `json_agg`; `query` is the query whose rows it collects. */
export function aggregateValue(node: Node, query: Node, { functions }: Catalogue, read: Read): Value {
  const { name } = functions.get(numberOf(node, 'aggfnoid')) ?? { name: '' };
  const type = numberOf(node, 'aggtype');
  if (counting.has(name)) return { type, mayBeNull: false };
  const [item] = nodesOf(node.fields.args).map(({ fields }) => read(fields.expr));
  const isFilled = nodesOf(query.fields.groupClause).length > 0 && !isNode(node.fields.aggfilter);
  const items = /^jsonb?_agg$/.test(name) && item ? { items: item } : {};
  return {
    type,
    mayBeNull: !isFilled || (!collecting.has(name) && item?.mayBeNull !== false),
    ...items,
  };
}

/** A column of a function in FROM, as `unnest` or `generate_series`. */
export function functionColumn(
  entry: Node,
  place: number,
  { functions }: Catalogue,
  read: Read,
): Value | undefined {
  let first = 1;
  for (const each of nodesOf(entry.fields.functions)) {
    const count = numberOf(each, 'funccolcount');
    if (place < first + count) {
      const expression = each.fields.funcexpr;
      if (!isNode(expression)) return undefined;
      const name = functions.get(numberOf(expression, 'funcid'))?.name;
      const [arg] = nodesOf(expression.fields.args);
      // Array parameters contain no nulls; of several arrays unnested side by side, the shorter is padded with
      // nulls.
      const isWhole =
        name === 'generate_series' ||
        (name === 'unnest' && arg?.tag === 'PARAM' && nodesOf(entry.fields.functions).length === 1);
      return { type: 0, mayBeNull: !isWhole || read(arg).mayBeNull };
    }
    first += count;
  }
  // The column of WITH ORDINALITY.
  return { type: 0, mayBeNull: false };
}
