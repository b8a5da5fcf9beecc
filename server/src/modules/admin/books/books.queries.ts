import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface AuditRow {
  id: number;
  since: Date;
  until: Date;
  reached: Date;
  reachedOrder: number;
}

const columns = 'id, since, until, reached, reached_order as "reachedOrder"';

/** Does nothing if tonight's audit has already begun. */
export const beginAudit = prepared<object, { day: string; since: Date; until: Date }>(
  'admin.begin-audit',
  `insert into book_audits (day, since, until, reached) values ($day, $since, $until, $since)
   on conflict (day) do nothing`,
);

/**
 * Claims the newest unfinished audit that no process works on; newest first, so that a failing night does not block
 * later ones. A process without a sign of life for ten minutes counts as dead.
 */
export const claimAudit = prepared<AuditRow, [now: Date]>(
  'admin.claim-audit',
  `update book_audits set worked_at = $1
    where id = (select id from book_audits where finished_at is null
                   and (worked_at is null or worked_at < $1::timestamptz - interval '10 minutes')
                 order by day desc limit 1 for update skip locked)
   returning ${columns}`,
);

/** Returns no row if another process has already continued from this step. */
export const noteReached = prepared<
  { id: number },
  {
    id: number;
    from: Date;
    fromOrder: number;
    reached: Date;
    reachedOrder: number;
    workedAt: Date | null;
    finishedAt: Date | null;
  }
>(
  'admin.note-audited',
  `update book_audits set reached = $reached, reached_order = $reachedOrder, worked_at = $workedAt, finished_at = $finishedAt
    where id = $id and reached = $from and reached_order = $fromOrder and finished_at is null
   returning id`,
);

/** As JSON, because one audit may find many. */
export const insertDifferences = prepared<object, [auditId: number, found: string]>(
  'admin.insert-differences',
  `insert into book_differences (audit_id, kind, subject, reference, order_id, ours, theirs)
   select $1, d.kind, d.subject, d.reference, d."orderId", d.ours, d.theirs
     from json_to_recordset($2::json) as d(kind text, subject text, reference text, "orderId" bigint, ours text, theirs text)`,
);

/** The newest night, regardless of which audit ended last. */
const lastFinished = `select id from book_audits where finished_at is not null order by day desc limit 1`;

export const lastAudit = prepared<{ id: number; since: Date; finishedAt: Date; count: number }, []>(
  'admin.last-audit',
  `select a.id, a.since, a.finished_at as "finishedAt",
          (select count(*) from book_differences d where d.audit_id = a.id)::int as count
     from book_audits a where a.id = (${lastFinished})`,
  { finishedAt: 'only a finished one is chosen' },
);

export const differencesOf = prepared<
  BookDifference & { orderedAt: Date | null },
  [auditId: number, most: number]
>(
  'admin.book-differences',
  `select d.kind, d.subject, d.reference, d.order_id as "orderId", o.created_at as "orderedAt", d.ours, d.theirs
     from book_differences d left join orders o on o.id = d.order_id where d.audit_id = $1 order by d.id limit $2`,
);

/** When orders were placed, which is part of their numbers. */
export const whenOrdered = prepared<{ id: number; at: Date }, [orderIds: readonly number[]]>(
  'admin.when-ordered',
  'select id, created_at as at from orders where id = any($1::bigint[])',
);

/**
 * The number of differences of the last audit, when it ended, and the end of the oldest audit's period; null before
 * the first.
 */
export const countDifferences = prepared<{ count: number; finishedAt: Date | null; oldest: Date | null }, []>(
  'admin.count-differences',
  `select count(*)::int as count,
          (select max(finished_at) from book_audits where finished_at is not null) as "finishedAt",
          (select min(until) from book_audits) as oldest
     from book_differences where audit_id = (${lastFinished})`,
);

export const forgetAudits = prepared<object, [before: string]>(
  'admin.forget-audits',
  'delete from book_audits where day < $1::date and finished_at is not null',
);

export const adminAddresses = prepared<{ name: string; email: string }, []>(
  'admin.addresses',
  `select name, email from users where role = 'ADMIN' and status = 'ACTIVE' order by id limit 50`,
);
