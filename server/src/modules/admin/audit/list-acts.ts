import { Readable } from 'node:stream';
import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { Act, exportActs, listActs } from '#contracts/admin/audit/acts.contract.ts';
import {
  type ActFacts,
  type ActName,
  type ActSubject,
  type ShownActField,
  shownActFields,
} from '#contracts/admin/audit/acts.rules.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { statusLabel } from '#contracts/orders/core/orders.states.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { localeNames, readLocale } from '#contracts/platform/locales.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { type ActRow, namesOfSubjects, readActs } from './acts.queries.ts';
import { actWords, codeWords, fieldWords, subjectWords } from './table-words.ts';

type Asked = ParsedOf<typeof exportActs>['query'];

/** A page of the acts of admins. Throws INVALID_INPUT for an unknown cursor. */
export async function loadActs(
  executor: Executor,
  { cursor, ...asked }: ParsedOf<typeof listActs>['query'],
): Promise<{ acts: Act[]; nextCursor: string | null }> {
  const beforeId = cursor === undefined ? null : idCursor.read(cursor).id;
  const rows = await readActs(executor, { ...selectionOf(asked), beforeId, limit: adminPageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, adminPageSize, idCursor);
  const nameOf = await nameSubjects(executor, shown);
  return { acts: shown.map((row) => presentAct(row, nameOf)), nextCursor };
}

type NameOf = (subject: ActSubject, id: number) => string | null;

/** Looks up the subjects of the acts and the assignees they name. */
async function nameSubjects(executor: Executor, rows: readonly ActRow[]): Promise<NameOf> {
  const idsOf = (wanted: ActSubject) =>
    rows.flatMap(({ subject, subjectId }) => (subject === wanted ? [subjectId] : []));
  const assignees = rows.flatMap(({ before, after }) =>
    [before.assigneeId, after.assigneeId].filter((id) => typeof id === 'number'),
  );
  const named = await namesOfSubjects(executor, {
    users: [...idsOf('USER'), ...assignees],
    designs: idsOf('DESIGN'),
    orders: idsOf('ORDER'),
    complaints: idsOf('COMPLAINT'),
  });
  const names = new Map(
    named.map(({ subject, id, name, createdAt }) => [
      `${subject} ${id}`,
      subject === 'ORDER' ? orderNumber(id, createdAt) : name,
    ]),
  );
  return (subject, id) => names.get(`${subject} ${id}`) ?? null;
}

const batch = 500;
/** Without it, spreadsheets read the text as Latin 1. */
const byteOrderMark = '\uFEFF';

/** All acts as a CSV table, read and sent in batches. */
export function exportAllActs(executor: Executor, asked: Asked): Readable {
  return Readable.from(lines());

  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(heads);
    let beforeId: number | null = null;
    do {
      const rows: ActRow[] = await readActs(executor, { ...selectionOf(asked), beforeId, limit: batch });
      const nameOf = await nameSubjects(executor, rows);
      if (rows.length > 0) yield rows.map((row) => lineOf(presentAct(row, nameOf))).join('');
      beforeId = rows.length < batch ? null : (rows.at(-1)?.id ?? null);
    } while (beforeId !== null);
  }
}

const heads = ['When (UTC)', 'Who', 'What', 'About', 'Number', 'Name', 'Before', 'After', 'Why'];

function lineOf({ createdAt, admin, name, subject, subjectId, subjectName, changes, reason }: Act): string {
  const side = (which: 'before' | 'after') =>
    changes
      .flatMap((change) => {
        const value = change[which];
        return value === null ? [] : [`${fieldWords[change.field]}: ${factInWords(change.field, value)}`];
      })
      .join('; ');
  return csvLine([
    createdAt,
    admin?.name ?? 'The server’s command line',
    actWords[name],
    subjectWords[subject],
    subjectId,
    subjectName ?? '',
    side('before'),
    side('after'),
    reason,
  ]);
}

/** Converts a code such as PUBLISHED to words; typed text, numbers and days stay unchanged. */
function factInWords(field: ShownActField, fact: string): string {
  if (field === 'orderStatus') return statusLabel(fact);
  if (field === 'language') return localeNames[readLocale(fact) ?? 'en'];
  const words = codeWords[field];
  if (words === undefined) return fact;
  if (field === 'corrected')
    return fact
      .split(', ')
      .map((each) => words[each] ?? each)
      .join(', ');
  return words[field === 'priority' ? fact.toLowerCase() : fact] ?? fact;
}

function selectionOf({ q, name, subject, subjectId }: Asked) {
  return { q, name: name ?? null, subject: subject ?? null, subjectId: subjectId ?? null };
}

function presentAct({ adminId, adminName, before, after, ...row }: ActRow, nameOf: NameOf): Act {
  const subject = row.subject as ActSubject;
  const inWords = (field: ShownActField, value: ActFacts[ShownActField]) => {
    if (value === undefined || value === null) return null;
    return (field === 'assigneeId' ? nameOf('USER', Number(value)) : null) ?? String(value);
  };
  return {
    id: row.id,
    admin: adminId === null ? null : { id: adminId, name: adminName ?? '' },
    name: row.name as ActName,
    subject,
    subjectId: row.subjectId,
    subjectName: nameOf(subject, row.subjectId),
    changes: shownActFields
      .filter((field) => field in before || field in after)
      .map((field) => ({ field, before: inWords(field, before[field]), after: inWords(field, after[field]) }))
      .filter((change) => change.before !== change.after),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
  };
}
