import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { type Prepared, prepared } from '#server/platform/db/prepared.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { columnsIn, personalColumns } from './personal-columns.ts';
import type { TableDecision } from './table-decision.ts';

/**
 * In milliseconds. Longer than the limit of a request, because a large workshop may have written a hundred thousand
 * messages.
 */
const mayTake = 60_000;

/** One file of a data download: its name, its table, and the query for its rows as JSON texts. */
export interface OwnFile {
  name: string;
  table: string;
  read: Prepared<{ record: string }, [userId: number]>;
}

/** Converts `shipping_name` to shippingName. */
const readable = (column: string) =>
  column
    .split('_')
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');

function ownFile(table: string, name: string, decision: TableDecision): OwnFile {
  const own = decision.files?.[name] ?? '';
  const { rows, without } = typeof own === 'string' ? { rows: own, without: '' } : own;
  const hidden = columnsIn(without);
  const columns = columnsIn(decision.personal)
    .filter((column) => !hidden.includes(column))
    .map((column) => `t."${column}" as "${readable(column)}"`);
  const beside = Object.entries(decision.beside ?? {}).map(([called, sql]) => `${sql} as "${called}"`);
  const read = prepared<{ record: string }, [userId: number]>(
    `personal-data.rows-of-${name}`,
    `select row_to_json(r)::text as record
       from (select ${[...columns, ...beside].join(', ')} from ${table} t where ${rows} order by 1, 2) r`,
    { record: 'row_to_json answers for every row' },
    { mayTakeMs: mayTake },
  );
  return { name, table, read };
}

/** Every file of a download; $1 of each query is the person. */
export const ownFiles: readonly OwnFile[] = Object.entries(personalColumns).flatMap(([table, decision]) =>
  Object.keys(decision.files ?? {}).map((name) => ownFile(table, name, decision)),
);

/** The rows of one of the files, as JSON texts. */
export function readOwnRows(db: Database, { read }: OwnFile, userId: number): Promise<{ record: string }[]> {
  return inTransaction(db, async (tx) => {
    await allowTime(tx, mayTake);
    return read(tx, [userId]);
  });
}
