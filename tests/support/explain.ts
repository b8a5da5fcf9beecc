// biome-ignore lint/style/noRestrictedImports: between two looks at whether the table is at rest.
import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Executor } from '#server/platform/db/executor.ts';
import { type Prepared, statements } from '#server/platform/db/prepared.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { TestApp } from './servers/app.ts';

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

interface Plan {
  /** Rows that the statement returned. */
  rows: number;
  /** Pages of 8 kB that it read. */
  buffers: number;
  /** Such as "Index Scan designs_feed_idx". Empty tables are left out, because they are always read whole. */
  scans: string[];
  /** Lookups that were made, bitmaps of an index included. */
  made: string[];
}

/**
 * Runs the same prepared statement as requests do, with the plan it gets after some uses, and returns its plan.
 */
export function explain(
  app: TestApp,
  name: string,
  statement: Prepared<object, never>,
  given: object,
): Promise<Plan> {
  return inTransaction(app.services.db, async (tx) => {
    await tx.$client.query('set local plan_cache_mode = force_generic_plan');
    const rows = await statement(tx, given as never);
    const values = valuesOf(name, given);
    const parameters = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    return planOf(tx, `execute "${name}"${parameters}`, [], rows.length);
  });
}

/**
 * Like the above, for the first statement that Drizzle builds in `work`, which is planned anew for its values each
 * time.
 */
export function explainBuilt(
  app: TestApp,
  work: (executor: Executor) => Promise<readonly object[]>,
): Promise<Plan> {
  return inTransaction(app.services.db, async (tx) => {
    const asked: { text: string; values: unknown[] }[] = [];
    const logger = {
      logQuery: (text: string, values: unknown[]) => {
        asked.push({ text, values });
      },
    };
    const rows = await work(drizzle(tx.$client, { logger }) as Executor);
    const [first] = asked;
    if (!first) throw new Error('Nothing was asked');
    return planOf(tx, first.text, first.values, rows.length);
  });
}

async function planOf({ $client }: Executor, text: string, values: unknown[], rows: number): Promise<Plan> {
  const explained = await $client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  const empty = await $client.query<{ relname: string }>(
    `select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) = 0`,
  );
  const isOfEmpty = (scan: string) => empty.rows.some(({ relname }) => scan === `Seq Scan ${relname}`);
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  return {
    rows,
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scans: scansOf(plan).filter((scan) => !isOfEmpty(scan)),
    made: madeScansOf(plan),
  };
}

/** The parameter values of a statement, in order. */
function valuesOf(name: string, given: object): unknown[] {
  const { names } = statements.get(name) ?? { names: [] };
  if (Array.isArray(given) !== (names.length === 0))
    throw new Error(`${name} is given the wrong kind of thing`);
  return Array.isArray(given) ? given : names.map((each) => (given as Record<string, unknown>)[each]);
}

function literal(value: unknown): string {
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'null');
}

function scansOf(plan: Node): string[] {
  const own = plan['Relation Name']
    ? [`${plan['Node Type']} ${plan['Index Name'] ?? plan['Relation Name']}`]
    : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

function madeScansOf(plan: Node): string[] {
  const name = plan['Index Name'] ?? plan['Relation Name'];
  const own = name && plan['Actual Loops'] > 0 ? [`${plan['Node Type']} ${name}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(madeScansOf)];
}

/**
 * Vacuums a table until all its pages are marked all-visible, so that index-only scans are possible. An open
 * transaction elsewhere can delay that for a moment.
 */
export async function vacuumFully(client: Pick<pg.ClientBase, 'query'>, table: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt++) {
    await client.query(`vacuum analyze ${table}`);
    const { rows } = await client.query<{ isAtRest: boolean }>(
      'select relallvisible >= relpages as "isAtRest" from pg_class where oid = $1::regclass',
      [table],
    );
    if (rows[0]?.isAtRest) return;
    await setTimeout(250);
  }
  throw new Error(`The table ${table} did not come to rest`);
}
