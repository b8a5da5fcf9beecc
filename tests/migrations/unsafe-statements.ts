import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, parse } from 'libpg-query';
import type { Migration, MigrationStatement } from '#server/platform/db/migration-files.ts';

type Unwrapped<Kind extends string> = Extract<Node, Record<Kind, unknown>>[Kind &
  keyof Extract<Node, Record<Kind, unknown>>];

/** Facts from the migrations read so far, by which later ones are judged. */
interface Known {
  /** Tables created in this migration, which nothing uses yet. */
  ownTables: Set<string>;
  /** Constraints added in this transaction: validating them in it would keep their table locked. */
  addedHere: Set<string>;
  /** Columns that a validated constraint keeps non-null, as `table.column`. */
  neverNull: Set<string>;
  /** The column (`table.column`) that each IS NOT NULL constraint checks, by `table.constraint`. */
  saysNeverNull: Map<string, string>;
  /** Indexes that this migration dropped first, in case a failed try left them invalid. */
  dropped: Set<string>;
  version: string;
}

/**
 * Sentences about statements that would block the traffic of a running version or break that version, each with the
 * alternative. `version` is the one being written.
 */
export async function findUnsafe(migrations: readonly Migration[], version: string): Promise<string[]> {
  const found: string[] = [];
  const neverNull = new Set<string>();
  const saysNeverNull = new Map<string, string>();
  for (const migration of migrations) {
    const known: Known = {
      ownTables: new Set(),
      addedHere: new Set(),
      dropped: new Set(),
      neverNull,
      saysNeverNull,
      version,
    };
    for (const statement of migration.statements) {
      const { stmts = [] } = await parse(statement.text);
      if (!migration.isTransaction && stmts.length > 1) {
        found.push(
          `${migration.tag}: outside a transaction each statement stands for itself. Part them by a breakpoint.`,
        );
      }
      for (const { stmt } of stmts) {
        if (!stmt) continue;
        for (const reason of judge(stmt, statement, migration, known))
          found.push(`${migration.tag}: ${reason}`);
      }
    }
  }
  return found;
}

/** Fast on a table of any size, and invisible to a version that does not know of it. */
const harmless = new Set([
  'AlterEnumStmt',
  'AlterSeqStmt',
  'CommentStmt',
  'CompositeTypeStmt',
  'CreateDomainStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateTrigStmt',
  'GrantStmt',
  'SelectStmt',
  'ViewStmt',
]);

function judge(node: Node, statement: MigrationStatement, migration: Migration, known: Known): string[] {
  const [kind = ''] = Object.keys(node);
  const isOutside = !migration.isTransaction;
  if ('CreateStmt' in node) {
    known.ownTables.add(nameOf(node.CreateStmt.relation));
    return [];
  }
  if ('IndexStmt' in node) return judgeIndex(node.IndexStmt, isOutside, known);
  if ('DropStmt' in node) return judgeDrop(node.DropStmt, statement, isOutside, known);
  if ('RenameStmt' in node) {
    const { relation, newname, subname } = node.RenameStmt;
    const old = subname ?? nameOf(relation);
    return isOwn(relation, known)
      ? []
      : [
          `RENAME ${old}: the version before uses the old name. Add ${newname}, fill both, and drop ${old} later.`,
        ];
  }
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt;
    const table = nameOf(relation);
    const isNew = isOwn(relation, known);
    return cmds.flatMap((cmd) =>
      'AlterTableCmd' in cmd
        ? judgeCommand(cmd.AlterTableCmd, { table, isNew, statement, isOutside }, known)
        : [],
    );
  }
  if ('UpdateStmt' in node)
    return judgeWriting('UPDATE', node.UpdateStmt.relation, node, statement, isOutside, known);
  if ('DeleteStmt' in node)
    return judgeWriting('DELETE', node.DeleteStmt.relation, node, statement, isOutside, known);
  if ('InsertStmt' in node) {
    const source = JSON.stringify(node.InsertStmt.selectStmt ?? {});
    return source.includes('fromClause') || 'withClause' in node.InsertStmt
      ? judgeWriting('INSERT … SELECT', undefined, node, statement, isOutside, known)
      : [];
  }
  return harmless.has(kind)
    ? []
    : [`${kind}: it locks, rewrites or hides what it does. Write it another way.`];
}

function judgeIndex(index: Unwrapped<'IndexStmt'>, isOutside: boolean, known: Known): string[] {
  if (isOwn(index.relation, known)) return [];
  const name = index.idxname ?? '';
  if (!index.concurrent) {
    return [
      `CREATE INDEX ${name}: nobody could write meanwhile. Use CONCURRENTLY in a file that begins with "-- outside a transaction".`,
    ];
  }
  return [
    ...(isOutside
      ? []
      : [`CREATE INDEX CONCURRENTLY ${name}: its file must begin with "-- outside a transaction".`]),
    ...(known.dropped.has(name)
      ? []
      : [
          `CREATE INDEX CONCURRENTLY ${name}: a broken try leaves it behind, invalid. Put DROP INDEX CONCURRENTLY IF EXISTS before it.`,
        ]),
  ];
}

function judgeDrop(
  drop: Unwrapped<'DropStmt'>,
  statement: MigrationStatement,
  isOutside: boolean,
  known: Known,
): string[] {
  if (drop.removeType !== 'OBJECT_INDEX') {
    return isUnused(statement, known) ? [] : [`DROP: ${mayBeUsed}`];
  }
  if (!drop.concurrent) return ['DROP INDEX: it waits for everybody and everybody for it. Use CONCURRENTLY.'];
  for (const object of drop.objects ?? []) {
    if ('List' in object) known.dropped.add(lastWord(object.List.items));
  }
  return isOutside ? [] : ['DROP INDEX CONCURRENTLY: its file must begin with "-- outside a transaction".'];
}

const mayBeUsed =
  'the version before may use it. Once a released version does without, say "-- unused since <that version>" above it.';

/** The version that stopped using it is released, so no version that uses it runs beside this one. */
function isUnused({ text }: MigrationStatement, { version }: Known): boolean {
  const since = /^-- unused since (\d+\.\d+\.\d+)\s*$/m.exec(text)?.[1];
  return since !== undefined && since.localeCompare(version, 'en', { numeric: true }) < 0;
}

interface Altered {
  table: string;
  isNew: boolean;
  isOutside: boolean;
  statement: MigrationStatement;
}

const harmlessCommands = new Set([
  'AT_ColumnDefault',
  'AT_DropNotNull',
  'AT_DropConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
]);

function judgeCommand(cmd: AlterTableCmd, altered: Altered, known: Known): string[] {
  const { table, isNew, isOutside, statement } = altered;
  const { subtype = '', name = '', def } = cmd;
  if (isNew || harmlessCommands.has(subtype)) return [];
  const column = `${table}.${name}`;
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return judgeColumn(table, def.ColumnDef);
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    return judgeConstraint(table, def.Constraint, isOutside, known);
  if (subtype === 'AT_ValidateConstraint') {
    if (known.addedHere.has(`${table}.${name}`)) {
      return [
        `VALIDATE CONSTRAINT ${name}: in the transaction that adds it the table stays locked while it is read. Do it in the next migration.`,
      ];
    }
    const kept = known.saysNeverNull.get(`${table}.${name}`);
    if (kept) known.neverNull.add(kept);
    return [];
  }
  if (subtype === 'AT_SetNotNull') {
    return known.neverNull.has(column)
      ? []
      : [
          `SET NOT NULL ${column}: the table is read under a lock. First add CHECK (${name} IS NOT NULL) NOT VALID and validate it in a migration of its own.`,
        ];
  }
  if (subtype === 'AT_AlterColumnType') {
    return [
      `ALTER TYPE ${column}: the table may be written anew under a lock. Add a column of the new type, fill it in batches and drop the old one later.`,
    ];
  }
  if (subtype === 'AT_DropColumn')
    return isUnused(statement, known) ? [] : [`DROP COLUMN ${column}: ${mayBeUsed}`];
  return [`${subtype} on ${table}: it locks or rewrites the table, or is not known to be harmless.`];
}

function judgeColumn(table: string, { colname = '', constraints = [] }: ColumnDef): string[] {
  const named = `ADD COLUMN ${table}.${colname}`;
  const all = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []));
  const has = (kind: string) => all.some(({ contype }) => contype === kind);
  const found: string[] = [];
  for (const { contype = '', raw_expr: value, generated_kind } of all) {
    if (contype === 'CONSTR_DEFAULT' && isVolatile(value)) {
      found.push(
        `${named}: a default that is another for each row writes the table anew. Add it without, set the default, and fill in batches.`,
      );
    }
    if (contype === 'CONSTR_IDENTITY' || (contype === 'CONSTR_GENERATED' && generated_kind !== 'v')) {
      found.push(
        `${named}: its values are written into every row under a lock. Add a plain column and fill it in batches.`,
      );
    }
    if (['CONSTR_PRIMARY', 'CONSTR_UNIQUE', 'CONSTR_CHECK', 'CONSTR_FOREIGN'].includes(contype)) {
      found.push(
        `${named}: the table is read under a lock for what is demanded of it. Add it in ADD CONSTRAINT of its own.`,
      );
    }
  }
  if (has('CONSTR_NOTNULL') && !has('CONSTR_DEFAULT')) {
    found.push(
      `${named} NOT NULL: rows that are there, and those of the version before, have no value. Give it a default.`,
    );
  }
  return found;
}

/** Constants and the transaction's time are the same for all rows. */
function isVolatile(value: Node | undefined): boolean {
  const text = JSON.stringify(value ?? {});
  return [...text.matchAll(/"funcname":\[(.*?)\]/g)].some(([, name = '']) => !/"sval":"now"\}+$/.test(name));
}

function judgeConstraint(table: string, constraint: Constraint, isOutside: boolean, known: Known): string[] {
  const { contype = '', conname = '', skip_validation: isNotValid, indexname, raw_expr: rule } = constraint;
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') {
    return indexname
      ? []
      : [
          `ADD CONSTRAINT ${conname}: its index is made under a lock. Make it CONCURRENTLY and add USING INDEX.`,
        ];
  }
  if (!isNotValid) {
    return [
      `ADD CONSTRAINT ${conname}: the table is read under a lock. Add it NOT VALID and validate it in the next migration.`,
    ];
  }
  if (!isOutside) known.addedHere.add(`${table}.${conname}`);
  if (rule && 'NullTest' in rule && rule.NullTest.nulltesttype === 'IS_NOT_NULL') {
    const { arg } = rule.NullTest;
    if (arg && 'ColumnRef' in arg)
      known.saysNeverNull.set(`${table}.${conname}`, `${table}.${lastWord(arg.ColumnRef.fields)}`);
  }
  return [];
}

function judgeWriting(
  verb: string,
  relation: Unwrapped<'RangeVar'> | undefined,
  node: Node,
  { repeats }: MigrationStatement,
  isOutside: boolean,
  known: Known,
): string[] {
  if (relation && isOwn(relation, known)) return [];
  if (isOutside && repeats && JSON.stringify(node).includes('"limitCount"')) return [];
  return [
    `${verb}: all rows at once stay locked until the end. Write it for a LIMIT of rows, with "-- repeat until nothing is left" above it and "-- outside a transaction" at the top of the file.`,
  ];
}

function isOwn(relation: Unwrapped<'RangeVar'> | undefined, { ownTables }: Known): boolean {
  return ownTables.has(nameOf(relation));
}

function nameOf(relation: Unwrapped<'RangeVar'> | undefined): string {
  return relation?.relname ?? '';
}

function lastWord(words: readonly Node[] = []): string {
  const last = words.at(-1);
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}
