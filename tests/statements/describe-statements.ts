import type pg from 'pg';
import { onlyQuery } from './catalogue.ts';
import type { Node } from './node-tree.ts';

export interface Described {
  /** The types of its parameters, in order. */
  parameters: number[];
  query: Node;
}

/** Prepares a statement, and makes a function of it, because PostgreSQL stores a function body as a parse tree. */
const describe = `
create or replace function pg_temp.describe(statement text, out parameters int[], out body text, out failure text)
language plpgsql as $$
begin
  execute 'prepare described as ' || statement;
  select parameter_types::oid[]::int[] into parameters from pg_prepared_statements where name = 'described';
  deallocate described;
  execute format('create or replace function pg_temp.described(%s) returns void language sql begin atomic %s; end',
                 (select string_agg(format_type(type, null), ', ' order by place)
                    from unnest(parameters) with ordinality given (type, place)), statement);
  select prosqlbody::text into body from pg_proc where pronamespace = pg_my_temp_schema() and proname = 'described';
  execute 'drop function pg_temp.described';
exception when others then
  failure := sqlerrm;
end $$`;

/** What PostgreSQL reports about each statement; a sentence for one that it refuses. */
export async function describeStatements(
  client: pg.ClientBase,
  texts: readonly string[],
): Promise<(Described | string)[]> {
  await client.query(describe);
  const { rows } = await client.query<{
    parameters: number[] | null;
    body: string | null;
    failure: string | null;
  }>(
    `select described.* from unnest($1::text[]) with ordinality given (statement, place)
       cross join lateral pg_temp.describe(statement) described order by place`,
    [texts],
  );
  return rows.map(({ parameters, body, failure }) =>
    parameters && body ? { parameters, query: onlyQuery(body) } : (failure ?? 'PostgreSQL said nothing'),
  );
}
