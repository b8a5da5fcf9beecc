import type pg from 'pg';
import { BackupRefusal } from './backup-folder.ts';

export interface Table {
  /** With its schema, quoted where it must be: "public.orders". */
  name: string;
  /** Those that are written; what the database reckons by itself is left out. */
  columns: string[];
}

/**
 * The tables of the product, each after those that its rows point at, then the queues and their jobs. Throws where two
 * tables point at each other: no sequence would do.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.oid::regclass::text as name,
            array(select quote_ident(attname) from pg_attribute a
                   where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
                   order by attnum) as columns,
            array(select distinct confrelid::regclass::text from pg_constraint
                   where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
       from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      order by 1`,
  );
  const sorted: Table[] = [];
  const waiting = new Map(rows.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (free.length === 0) throw new Error(`These tables need each other: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of free) {
      sorted.push({ name, columns });
      waiting.delete(name);
    }
  }
  return [...sorted, await jobsTable(client, 'queue'), await jobsTable(client, 'job')];
}

/** Jobs lie in several tables below this one, and are read and written through it. */
async function jobsTable(client: pg.ClientBase, name: 'queue' | 'job'): Promise<Table> {
  const { rows } = await client.query<{ columns: string[] | null }>(
    `select array_agg(quote_ident(attname) order by attnum) as columns from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`pgboss.${name}`],
  );
  const columns = rows[0]?.columns;
  if (!columns)
    throw new BackupRefusal('No server has ever run on this database: there is nothing to back up.');
  return { name: `pgboss.${name}`, columns };
}

export interface Sequence {
  name: string;
  /** The last number it gave away, or null. */
  last: string | null;
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

/** When each migration that this database has was written: a database with others has other tables. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ written: string }>(
    'select created_at::text as written from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ written }) => written);
}
