import type pg from 'pg';
import { BackupRefusal } from './backup-folder.ts';

export interface Table {
  /** Qualified and quoted where needed: "public.orders". */
  name: string;
  /** Without generated columns. */
  columns: string[];
}

/**
 * The product's tables, each after the tables that its foreign keys reference, then the tables of the job
 * queue. Throws if two tables reference each other.
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

/** Jobs are in partitions of this table and are read and written through it. */
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
  /** The last value it returned, or null. */
  last: string | null;
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

/** The timestamps of the applied migrations: a database with other migrations has other tables. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ written: string }>(
    'select created_at::text as written from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ written }) => written);
}
