import { sql } from 'drizzle-orm';
import type { ReportKind, ReportReason } from '#contracts/complaints/report.contract.ts';
import { enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { isShownTo } from '#server/modules/designs/designs.tables.ts';
import { isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { type Prepared, prepared } from '#server/platform/db/prepared.ts';
import type { ReportDecision } from './reports.events.ts';
import { reports } from './reports.tables.ts';

interface Found {
  /** Null for an enquiry from a person without an account. */
  ownerId: number | null;
}

/** The owner of a thing that the viewer can see. Parameters: the thing, the viewer. */
const reportables: Partial<Record<ReportKind, Prepared<Found, [id: number, viewerId: number]>>> = {
  USER: prepared<Found, [id: number, viewerId: number]>(
    'reports.user',
    `select id as "ownerId" from users where id = $1 and status <> 'DELETED' and $2::bigint > 0`,
  ),
  /** A removed message cannot be reported. */
  MESSAGE: prepared<Found, [id: number, viewerId: number]>(
    'reports.message',
    `select m.sender_id as "ownerId" from messages m
       join chat_members c on c.chat_id = m.chat_id and c.user_id = $2
      where m.id = $1
        and (m.content <> '${inEnglish(messageSentences.removed)}' or m.voice_id is not null
             or exists (select from message_pictures where message_id = m.id))`,
  ),
  DESIGN: prepared<Found, [id: number, viewerId: number]>(
    'reports.design',
    `select d.maker_id as "ownerId" from designs d where d.id = $1 and ${isShownTo('$2')}`,
  ),
  COMMENT: prepared<Found, [id: number, viewerId: number]>(
    'reports.comment',
    `select c.user_id as "ownerId" from comments c
       join designs d on d.id = c.design_id and ${isShownTo('$2')}
      where c.id = $1`,
  ),
  STORY: prepared<Found, [id: number, viewerId: number]>(
    'reports.story',
    `select maker_id as "ownerId" from stories
      where id = $1 and status = 'LIVE' and ${isSeenBy('maker_id', '$2')}`,
  ),
  REVIEW: prepared<Found, [id: number, viewerId: number]>(
    'reports.review',
    `select r.user_id as "ownerId" from reviews r
       join designs d on d.id = r.design_id and ${isShownTo('$2')}
      where r.id = $1`,
  ),
  /** Only the maker who was asked may report it; a removed enquiry cannot be reported. */
  ENQUIRY: prepared<Found, [id: number, viewerId: number]>(
    'reports.enquiry',
    `select user_id as "ownerId" from enquiries
      where id = $1 and maker_id = $2 and message <> '${inEnglish(enquirySentences.removed)}'`,
  ),
};

/** Undefined if the thing does not exist or the viewer may not see it. */
export async function findOwner(
  executor: Executor,
  kind: ReportKind,
  targetId: number,
  viewerId: number,
): Promise<number | null | undefined> {
  return (await reportables[kind]?.(executor, [targetId, viewerId]))?.[0]?.ownerId;
}

interface ReportedRow {
  kind: ReportKind;
  targetId: number;
  reason: ReportReason;
  note: string;
  createdAt: Date;
}

interface NewReport extends ReportedRow {
  reporterId: number;
}

/**
 * A repeated report with other words is reopened, unless it was dismissed: then the new words are stored but it stays
 * settled. The same words change nothing.
 */
export async function keepReport(executor: Executor, report: NewReport): Promise<void> {
  const { reason, note, createdAt } = report;
  await executor
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.kind, reports.targetId],
      set: {
        reason,
        note,
        createdAt,
        status: sql`case when ${reports.status} = 'DISMISSED' then 'DISMISSED' else 'OPEN' end`,
      },
      setWhere: sql`(${reports.reason}, ${reports.note}) is distinct from (${reason}, ${note})`,
    });
}

/** The same for people with a link, who count as one reporter. The caller locks the thing. */
export async function keepReportByLink(tx: Transaction, report: ReportedRow): Promise<void> {
  const [kept] = await changeReportByLink(tx, report);
  if (!kept) await tx.insert(reports).values(report);
}

const changeReportByLink = prepared<{ id: number }, ReportedRow>(
  'reports.change-by-link',
  `update reports set reason = $reason, note = $note,
          created_at = case when (reason, note) is distinct from ($reason, $note) then $createdAt else created_at end,
          status = case when status = 'UPHELD' and (reason, note) is distinct from ($reason, $note) then 'OPEN' else status end
    where kind = $kind and target_id = $targetId and reporter_id is null
    returning id`,
);

interface OpenReport {
  id: number;
  createdAt: Date;
  kind: ReportKind;
  targetId: number;
  reason: ReportReason;
  note: string;
  /** Null if the reporter used the link of a letter. */
  reporter: string | null;
  reporterEmail: string | null;
  owner: string | null;
  ownerEmail: string | null;
  /** The text of the thing, or the title of a design; null for a person, a story, and anything gone. */
  words: string | null;
}

/** Open reports, oldest first. */
export const openReports = prepared<OpenReport, []>(
  'reports.open',
  `select r.id::int, r.created_at as "createdAt", r.kind, r.target_id::int as "targetId", r.reason, r.note,
          reporter.name as reporter, reporter.email as "reporterEmail",
          owner.name as owner, owner.email as "ownerEmail", target.words
     from reports r
     left join users reporter on reporter.id = r.reporter_id
     left join lateral (
       select id as owner_id, null as words from users where r.kind = 'USER' and id = r.target_id
       union all select sender_id, content from messages where r.kind = 'MESSAGE' and id = r.target_id
       union all select maker_id, title from designs where r.kind = 'DESIGN' and id = r.target_id
       union all select user_id, content from comments where r.kind = 'COMMENT' and id = r.target_id
       union all select maker_id, null from stories where r.kind = 'STORY' and id = r.target_id
       union all select user_id, comment from reviews where r.kind = 'REVIEW' and id = r.target_id
       union all select user_id, message from enquiries where r.kind = 'ENQUIRY' and id = r.target_id
       union all select e.maker_id, a.content from enquiry_replies a join enquiries e on e.id = a.enquiry_id
        where r.kind = 'ANSWER' and a.id = r.target_id) target on true
     left join users owner on owner.id = target.owner_id
    where r.status = 'OPEN'
    order by r.id`,
);

export interface SettledReport {
  id: number;
  /** Null if the reporter used the link of a letter: nobody is notified. */
  reporter: {
    id: number;
    name: string;
    email: string;
    /** Their account is active. */
    isHere: boolean;
  } | null;
}

/** Decides the open reports about a thing; returns nothing if all were already decided. */
export const settleOpenReports = prepared<
  SettledReport,
  [kind: ReportKind, targetId: number, decision: ReportDecision]
>(
  'reports.settle',
  `with settled as (
     update reports set status = $3 where kind = $1 and target_id = $2 and status = 'OPEN'
     returning id, reporter_id)
   select settled.id,
          (select json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'isHere', u.status = 'ACTIVE')
             from users u where u.id = settled.reporter_id) as reporter
     from settled
    order by settled.id`,
);
