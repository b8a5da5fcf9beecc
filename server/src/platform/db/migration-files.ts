import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export interface MigrationStatement {
  text: string;
  /** Run again and again until it changes no row, each time for itself. */
  repeats: boolean;
}

export interface Migration {
  /** The name of its file, without its ending. */
  tag: string;
  hash: string;
  /** Unix time in milliseconds; the order in which migrations are applied. */
  when: number;
  /** All of it or nothing, unless the first line of the file says otherwise. */
  isTransaction: boolean;
  statements: MigrationStatement[];
}

const withoutTransaction = /^-- outside a transaction\s*$/m;
const repeated = /^-- repeat until nothing is left\s*$/m;

/** The migrations of a folder in their order, with what the remarks in them mean. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }, index) => ({
    tag: journal.entries[index]?.tag ?? '',
    hash,
    when: folderMillis,
    isTransaction: !withoutTransaction.test(sql[0] ?? ''),
    statements: sql.map((text) => ({ text, repeats: repeated.test(text) })),
  }));
}
