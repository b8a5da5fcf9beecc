import { relative } from 'node:path';
import type pg from 'pg';
import type { Statement } from '#server/platform/db/prepared.ts';
import { readCatalogue } from './catalogue.ts';
import { compareRow } from './compare.ts';
import { describeStatements } from './describe-statements.ts';
import { claimFor, readClaims } from './read-claims.ts';
import { readColumns } from './read-columns.ts';

export interface Checked {
  root: string;
  /** The sources that declare statements; all of them have been imported. */
  files: readonly string[];
  /** The source that exports `prepared`. */
  door: string;
  statements: ReadonlyMap<string, Statement>;
}

/** Where what the code says of its statements is not what PostgreSQL says, a sentence each. */
export async function checkStatements(client: pg.ClientBase, checked: Checked): Promise<string[]> {
  const { root, files, door, statements } = checked;
  const { claims, faults, checker } = readClaims(root, files, door);
  const catalogue = await readCatalogue(client);
  const names = [...statements.keys()];
  const described = await describeStatements(client, [...statements.values()].map(({ text }) => text));
  const found = names.flatMap((name, index) => {
    const claim = claimFor(name, claims);
    const description = described[index];
    if (!claim) return [`${name}: no call of prepared in these files declares it`];
    const say = (fault: string) => `${relative(root, claim.where)} ${name}: ${fault}`;
    if (description === undefined || typeof description === 'string') return [say(description ?? '')];
    const columns = readColumns(description.query, catalogue, () => true);
    const { neverNull } = statements.get(name) as Statement;
    return compareRow(claim.row, columns, { checker, catalogue, neverNull }).map(say);
  });
  const unused = claims
    .filter((claim) => !names.some((name) => claimFor(name, claims) === claim))
    .map(({ where }) => `${where}: no statement was declared here`);
  return [...faults, ...found, ...unused];
}
