import type { Database } from '#server/platform/db/executor.ts';

/** A fingerprint of the content of each table of the product, to detect any change. */
export async function digestDatabase(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name,
              coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t`,
  );
  const { rows } = await db.$client.query<{ name: string; digest: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
