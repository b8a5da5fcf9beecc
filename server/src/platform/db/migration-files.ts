import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export interface MigrationStatement {
  text: string;
  /** Whether it is repeated until it changes no row, each run on its own. */
  repeats: boolean;
}

export interface Migration {
  /** The file's name without its extension. */
  tag: string;
  hash: string;
  /** Unix time in milliseconds; the order in which migrations are applied. */
  when: number;
  /** Whether it runs in one transaction: always, unless the first line of the file says otherwise. */
  isTransaction: boolean;
  statements: MigrationStatement[];
}

const withoutTransaction = /^-- outside a transaction\s*$/m;
const repeated = /^-- repeat until nothing is left\s*$/m;

/** The migrations of a folder in order, including the options given in their comments. */
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
