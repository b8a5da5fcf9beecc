import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { ListedComplaint, listDeskComplaints } from '#contracts/admin/complaints/complaints.contract.ts';
import { hoursToAnswerComplaint } from '#contracts/admin/complaints/complaints.rules.ts';
import { ticketNumber } from '#contracts/complaints/ticket-number.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { readNumberOfOurs } from '#contracts/platform/text/typed-numbers.ts';
import { cutPage, idCursor, makeTimeCursor } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import {
  countWaiting,
  type DeskRow,
  type ListedRow,
  longestWaiting,
  longestWaitingFound,
  longestWaitingOfPerson,
  newestComplaints,
  newestFound,
  newestOfPerson,
} from './complaints.queries.ts';

type Asked = ParsedOf<typeof listDeskComplaints>['query'];

interface Page {
  complaints: ListedComplaint[];
  nextCursor: string | null;
  overdue: number;
}

const waitingCursor = makeTimeCursor('complaints');

/** A page of all complaints as the desk sees them. Throws INVALID_INPUT for an unknown cursor. */
export async function loadDeskComplaints(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  adminId: number,
  asked: Asked,
): Promise<Page> {
  const overdueBefore = overdueSince(clock.now());
  const [rows, counted] = await Promise.all([
    readRows(db, adminId, asked, overdueBefore),
    countWaiting(db, [overdueBefore]),
  ]);
  const { shown, nextCursor } = cutPage(
    rows,
    adminPageSize,
    asked.sort === 'newest' ? idCursor : waitingCursor,
  );
  return {
    complaints: shown.map((row) => presentListed(row, overdueBefore)),
    nextCursor,
    overdue: counted[0]?.count ?? 0,
  };
}

/** Complaints waiting since before this time are overdue. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - hoursToAnswerComplaint * 3_600_000);
}

function readRows(db: Services['db'], adminId: number, asked: Asked, overdueBefore: Date) {
  const { q, status, priority, assigned, overdue, sort, cursor } = asked;
  const selection = {
    status: status ?? null,
    priority: priority ?? null,
    assigneeId: assigned === 'mine' ? adminId : null,
    isUnassigned: assigned === 'nobody',
    waitingBefore: overdue === undefined ? null : overdueBefore,
    limit: adminPageSize + 1,
  };
  const words = { q, number: readNumberOfOurs('TC', q) };
  const sides = { filedBy: asked.filedBy ?? null, about: asked.about ?? null };
  const isOfPerson = sides.filedBy !== null || sides.about !== null;
  if (sort === 'newest') {
    const beforeId = cursor === undefined ? Number.MAX_SAFE_INTEGER : idCursor.read(cursor).id;
    const page = { ...selection, beforeId };
    if (isOfPerson) return newestOfPerson(db, { ...page, ...words, ...sides });
    return q === '' ? newestComplaints(db, page) : newestFound(db, { ...page, ...words });
  }
  const { micros, id } = cursor === undefined ? { micros: 0, id: 0 } : waitingCursor.read(cursor);
  const page = { ...selection, micros, afterId: id };
  if (isOfPerson) return longestWaitingOfPerson(db, { ...page, ...words, ...sides });
  return q === '' ? longestWaiting(db, page) : longestWaitingFound(db, { ...page, ...words });
}

/** Facts about a complaint that only the desk sees. */
export function presentDeskFacts({ waitingSince, assigneeId, assigneeName }: DeskRow, overdueBefore: Date) {
  return {
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    waitingSince: waitingSince?.toISOString() ?? null,
    isOverdue: waitingSince !== null && waitingSince < overdueBefore,
  };
}

function presentListed(row: ListedRow, overdueBefore: Date): ListedComplaint {
  const { id, title, category, priority, status, createdAt } = row;
  return {
    id,
    ticketNumber: ticketNumber(id, createdAt),
    title,
    category,
    priority,
    status,
    complainant: { id: row.complainantId, name: row.complainantName },
    createdAt: createdAt.toISOString(),
    ...presentDeskFacts(row, overdueBefore),
  };
}
