import type { Database } from '#server/platform/db/executor.ts';

/**
 * A fingerprint of the content of each table of the product that has rows, to detect any change. Most tables of a test
 * never had a row, so that their file has no bytes; skipping these makes it several times as quick.
 */
export async function digestDatabase(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 order by relname`,
  );
  if (tables.length === 0) return {};
  const each = tables.map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name, md5(string_agg(t::text, '|' order by t::text)) as digest
         from ${name} t having count(*) > 0`,
  );
  const { rows } = await db.$client.query<{ name: string; digest: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
