import type pg from 'pg';
import { isNode, type Node, readTree } from './node-tree.ts';

/** What is needed of the migrated schema to read a statement. */
export interface Catalogue {
  /** Columns declared not null, as "relation.number". */
  notNull: ReadonlySet<string>;
  /** The query of each view, by its relation id. */
  views: ReadonlyMap<number, Node>;
  /** Functions that statements may call, by oid. */
  functions: ReadonlyMap<number, { name: string; isStrict: boolean }>;
  operators: ReadonlyMap<number, string>;
  /** The element type of each array type. */
  elements: ReadonlyMap<number, number>;
  typeNames: ReadonlyMap<number, string>;
}

export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const ask = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  const columns = await ask<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnotnull and not attisdropped`,
  );
  const views = await ask<{ id: number; body: string }>(
    `select ev_class::int as id, ev_action::text as body from pg_rewrite r join pg_class c on c.oid = ev_class
      where c.relnamespace <> 'pg_catalog'::regnamespace and c.relnamespace <> 'information_schema'::regnamespace`,
  );
  const functions = await ask<{ id: number; name: string; isStrict: boolean }>(
    `select oid::int as id, proname as name, proisstrict as "isStrict" from pg_proc`,
  );
  const operators = await ask<{ id: number; name: string }>(
    'select oid::int as id, oprname as name from pg_operator',
  );
  const types = await ask<{ id: number; name: string; element: number }>(
    `select oid::int as id, format_type(oid, null) as name, typelem::int as element from pg_type`,
  );
  return {
    notNull: new Set(columns.map(({ key }) => key)),
    views: new Map(views.map(({ id, body }) => [id, onlyQuery(body)])),
    functions: new Map(functions.map(({ id, ...rest }) => [id, rest])),
    operators: new Map(operators.map(({ id, name }) => [id, name])),
    elements: new Map(types.filter(({ element }) => element > 0).map(({ id, element }) => [id, element])),
    typeNames: new Map(types.map(({ id, name }) => [id, name])),
  };
}

/** The single query of a rewrite rule or of a function body. */
export function onlyQuery(body: string): Node {
  let tree = readTree(body);
  while (Array.isArray(tree)) tree = tree[0] ?? null;
  if (!isNode(tree) || tree.tag !== 'QUERY') throw new Error('This is not the body of one query');
  return tree;
}
