import type pg from 'pg';
import type { Statement } from '#server/platform/db/prepared.ts';
import { readCatalogue } from './catalogue.ts';
import { compareGiven, compareRow, readGiven } from './compare.ts';
import { describeStatements } from './describe-statements.ts';
import { claimFor, readClaims } from './read-claims.ts';
import { readColumns } from './read-columns.ts';

export interface Checked {
  root: string;
  /** The files that declare statements; all have been imported. */
  files: readonly string[];
  /** The file that exports `prepared`. */
  door: string;
  statements: ReadonlyMap<string, Statement>;
}

/** Where the types claimed in code differ from what PostgreSQL reports: one sentence each. */
export async function checkStatements(client: pg.ClientBase, checked: Checked): Promise<string[]> {
  const { root, files, door, statements } = checked;
  const { claims, faults, checker } = readClaims(root, files, door);
  const catalogue = await readCatalogue(client);
  const described = await describeStatements(
    client,
    [...statements.values()].map(({ text }) => text),
  );
  const claimOf = new Map([...statements.keys()].map((name) => [name, claimFor(name, claims)]));
  const found = [...statements].flatMap(([name, statement], index) => {
    const claim = claimOf.get(name);
    const description = described[index];
    if (!claim) return [`${name}: no call of prepared in these files declares it`];
    const say = (fault: string) => `${claim.where} ${claim.name}: ${fault}`;
    if (!description || typeof description === 'string') return [say(description ?? 'not described')];
    const given = readGiven(claim.given, statement.names, checker);
    const columns = readColumns(description.query, catalogue, given.mayBeNull);
    return [
      ...compareGiven(given, statement.names, description.parameters, { checker, catalogue }),
      ...compareRow(claim.row, columns, statement.neverNull, { checker, catalogue }),
    ].map(say);
  });
  const names = [...statements.keys()];
  const idle = claims.flatMap((claim) => {
    const asked = names.filter((name) => claimOf.get(name) === claim);
    const used = new Set(
      asked.flatMap((name) => usedBy(statements.get(name)?.text ?? '', statements.get(name)?.names ?? [])),
    );
    const given = [...readGiven(claim.given, [], checker).types.keys()].filter((each) => !used.has(each));
    if (asked.length === 0) return [`${claim.where} ${claim.name}: no statement was declared here`];
    return given.map((each) => `${claim.where} ${claim.name}: ${each} is claimed and not used`);
  });
  return [...new Set([...faults, ...found, ...idle])];
}

function usedBy(text: string, names: readonly string[]): string[] {
  const numbers = text.match(/\$\d+/g) ?? [];
  return names.length > 0 ? names.map((name) => `$${name}`) : numbers;
}
