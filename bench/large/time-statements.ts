import type pg from 'pg';
import { statements } from '#server/platform/db/prepared.ts';

/** Maximum milliseconds for a page's statement in the database, with warm data. */
const gate = 20;
const times = 5;

interface Asked {
  what: string;
  /** The statement's name, as passed to `prepared`. */
  name: string;
  /** Parameters by number or by name, as the statement takes them. */
  given: readonly unknown[] | Readonly<Record<string, unknown>>;
}

interface Timed {
  what: string;
  /** Milliseconds of planning (0 for a cached plan) and execution, from the fastest of several runs. */
  ms: number;
  /** Pages of 8 kB that were read. */
  buffers: number;
  rows: number;
}

interface Explained {
  'Execution Time': number;
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Actual Rows': number };
}

/** Times the statements of requests in the database alone, with their generic plans. */
export async function timeStatements(
  client: pg.ClientBase,
  title: string,
  asked: readonly Asked[],
): Promise<Timed[]> {
  await client.query('SET plan_cache_mode = force_generic_plan');
  await client.query('SET statement_timeout = 20000');
  process.stdout.write(`\n${title}: the statement alone, the fastest of ${times} (gate: ${gate} ms)\n`);
  const timed: Timed[] = [];
  for (const one of asked) {
    const found = await timeOne(client, one);
    timed.push(found);
    const verdict = found.ms <= gate ? 'met' : 'MISSED';
    process.stdout.write(
      `  ${found.what.padEnd(48)} ${found.ms.toFixed(2).padStart(9)} ms ${found.buffers.toLocaleString('en-IN').padStart(9)} buffers ${String(found.rows).padStart(5)} rows  ${verdict}\n`,
    );
  }
  await client.query('RESET plan_cache_mode; RESET statement_timeout; DEALLOCATE ALL');
  return timed;
}

async function timeOne(client: pg.ClientBase, { what, name, given }: Asked): Promise<Timed> {
  const statement = statements.get(name);
  if (!statement) throw new Error(`There is no statement ${name}`);
  const values = Array.isArray(given)
    ? given
    : statement.names.map((each) => (given as Record<string, unknown>)[each]);
  const prepared = await client.query('SELECT FROM pg_prepared_statements WHERE name = $1', [name]);
  if (prepared.rows.length === 0) await client.query(`PREPARE "${name}" AS ${statement.text}`);
  const parameters = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  let best: Explained | undefined;
  for (let n = 0; n < times; n++) {
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
      `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE "${name}"${parameters}`,
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (plan && (!best || plan['Execution Time'] < best['Execution Time'])) best = plan;
  }
  if (!best) throw new Error(`${name} has no plan`);
  return {
    what,
    ms: best['Execution Time'],
    buffers: best.Plan['Shared Hit Blocks'] + best.Plan['Shared Read Blocks'],
    rows: best.Plan['Actual Rows'],
  };
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
