import { mostOtherReports, type ReportQueue, reportQueues } from '#contracts/admin/reports/reports.rules.ts';
import type { ReportKind, ReportReason } from '#contracts/complaints/report.contract.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { type Prepared, prepared } from '#server/platform/db/prepared.ts';

export interface ReportRow {
  id: number;
  kind: ReportKind;
  targetId: number;
  /** For a comment, a review, an enquiry or an answer. */
  design: { id: number; title: string; pictureKey: string | null } | null;
  pictureKeys: string[];
  status: string;
  reason: ReportReason;
  note: string;
  createdAt: Date;
  /** Null if the reporter used the link of a letter. */
  reporterId: number | null;
  reporterName: string | null;
  /** Further open reports about the same thing. */
  others: {
    id: number;
    reporterId: number | null;
    reporterName: string | null;
    reason: ReportReason;
    note: string;
    createdAt: string;
  }[];
  othersCount: number;
  ownerId: number | null;
  ownerName: string | null;
  ownerImageKey: string | null;
  /** The owner is suspended or banned. */
  ownerIsOut: boolean;
  words: string | null;
  voice: { durationMs: number; peaks: number[] } | null;
}

interface Look {
  afterId: number;
  most: number;
}

interface Given {
  /** Empty for all. */
  q: string;
  kind: ReportKind | null;
  /** The owner of the reported thing; null for any. */
  ownerId: number | null;
  /** Only later ones; 0 starts at the oldest. */
  afterId: number;
  /** Only ids up to this one. */
  untilId: number;
  limit: number;
}

/** Joins the owner and the text of what a report `r` is about. */
export const ownerOfReported = `left join lateral (
       select id as owner_id, null as words from users where r.kind = 'USER' and id = r.target_id
       union all select sender_id, content from messages where r.kind = 'MESSAGE' and id = r.target_id
       union all select maker_id, title from designs
        where r.kind = 'DESIGN' and id = r.target_id and status <> 'DELETED'
       union all select user_id, content from comments where r.kind = 'COMMENT' and id = r.target_id
       union all select maker_id, null from stories where r.kind = 'STORY' and id = r.target_id
       union all select user_id, comment from reviews where r.kind = 'REVIEW' and id = r.target_id
       union all select user_id, message from enquiries where r.kind = 'ENQUIRY' and id = r.target_id
       union all select e.maker_id, a.content from enquiry_replies a join enquiries e on e.id = a.enquiry_id
        where r.kind = 'ANSWER' and a.id = r.target_id) target on true`;

/** The recording that a report `r` is about; null if there is none. */
const voiceOfReported = `(
       select voice_id from messages where r.kind = 'MESSAGE' and id = r.target_id
       union all select media_id from enquiry_voices
        where r.kind = 'ENQUIRY' and enquiry_id = r.target_id and reply_id is null
       union all select media_id from enquiry_voices where r.kind = 'ANSWER' and reply_id = r.target_id)`;

/** The design to which the subject of a report `r` belongs. */
const designOfReported = `(
       select json_build_object('id', d.id, 'title', d.title, 'pictureKey', d.pictures -> 0 ->> 'key')
         from designs d where d.id = (
           select design_id from comments where r.kind = 'COMMENT' and id = r.target_id
           union all select design_id from reviews where r.kind = 'REVIEW' and id = r.target_id
           union all select design_id from enquiries where r.kind = 'ENQUIRY' and id = r.target_id
           union all select e.design_id from enquiry_replies a join enquiries e on e.id = a.enquiry_id
            where r.kind = 'ANSWER' and a.id = r.target_id))`;

/** Private content is shown only while a report about it is open. */
const picturesOfReported = `coalesce((select json_agg(p.key order by p.place) from (
       select d.pictures -> 0 ->> 'key' as key, 0 as place from designs d
        where r.kind = 'DESIGN' and d.id = r.target_id and d.status <> 'DELETED'
       union all select s.picture ->> 'key', 0 from stories s where r.kind = 'STORY' and s.id = r.target_id
       union all select shot ->> 'key', place from reviews v, json_array_elements(v.pictures) with ordinality shots (shot, place)
        where r.kind = 'REVIEW' and v.id = r.target_id
       union all select f.key, mp.position from message_pictures mp join media f on f.id = mp.media_id
        where r.kind = 'MESSAGE' and r.status = 'OPEN' and mp.message_id = r.target_id) p
      where p.key is not null), '[]')`;

const isAboutTheSame = `o.kind = r.kind and o.target_id = r.target_id and o.status = 'OPEN'`;

/** Other open reports about the subject of an open report `r`. */
const others = `coalesce((select json_agg(json_build_object('id', n.id, 'reporterId', n.reporter_id,
            'reporterName', n.reporter_name, 'reason', n.reason, 'note', n.note, 'createdAt', n.created_at) order by n.id)
         from (select o.id, o.reporter_id, p.name as reporter_name, o.reason, o.note, o.created_at
                 from reports o left join users p on p.id = o.reporter_id
                where ${isAboutTheSame} and o.id > r.id order by o.id limit ${mostOtherReports}) n), '[]')`;

interface Grouping {
  others: string;
  othersCount: string;
  /** True for the report that represents its group. */
  isFirst: string;
  /** True if another report of the group contains the words. */
  hasWords: string;
}

/** Open reports about one thing are listed and decided together; settled ones are listed separately. */
const groupings: Record<'open' | 'settled', Grouping> = {
  open: {
    others,
    othersCount: `(select count(*)::int from reports o where ${isAboutTheSame} and o.id > r.id)`,
    isFirst: `not exists (select from reports o where ${isAboutTheSame} and o.id < r.id)`,
    hasWords: `exists (select from reports o left join users p on p.id = o.reporter_id
             where ${isAboutTheSame} and strpos(lower(concat_ws(' ', p.name, o.note)), lower($q)) > 0)`,
  },
  settled: { others: `'[]'::json`, othersCount: '0', isFirst: 'true', hasWords: 'false' },
};

const pages = new Map<ReportQueue, Prepared<ReportRow, Given>>();
const lookStatements = new Map<ReportQueue, Prepared<{ endId: number }, Look>>();
// A literal status lets the planner use the partial index.
for (const status of reportQueues) {
  const grouping = groupings[status === 'OPEN' ? 'open' : 'settled'];
  pages.set(
    status,
    prepared<ReportRow, Given>(
      `admin.reports.${status}`,
      `select r.id, r.kind, r.target_id as "targetId", r.status, r.reason, r.note, r.created_at as "createdAt",
          reporter.id as "reporterId", reporter.name as "reporterName",
          ${grouping.others} as others, ${grouping.othersCount} as "othersCount",
          u.id as "ownerId", u.name as "ownerName", face.key as "ownerImageKey", target.words,
          ${designOfReported} as design, ${picturesOfReported} as "pictureKeys",
          coalesce(u.status = 'BANNED' or ${isSuspended}, false) as "ownerIsOut",
          (select json_build_object('durationMs', coalesce(f.duration_ms, 0), 'peaks', f.peaks)
             from media f where r.status = 'OPEN' and f.id = ${voiceOfReported}) as voice
     from reports r
     left join users reporter on reporter.id = r.reporter_id
     ${ownerOfReported}
      left join users u on u.id = target.owner_id
      left join lateral (select profile_image_key as key from profiles
                          where user_id = u.id and u.status <> 'DELETED') face on true
     where r.status = '${status}'
       and r.id > $afterId::bigint and r.id <= $untilId::bigint and ${grouping.isFirst}
      and ($ownerId::bigint is null or target.owner_id = $ownerId)
      and ($kind::text is null or r.kind = $kind)
      and ($q::text = ''
           or strpos(lower(concat_ws(' ', reporter.name, u.name, target.words, r.note)), lower($q)) > 0
           or ${grouping.hasWords})
    order by r.id limit $limit`,
    ),
  );
  lookStatements.set(
    status,
    prepared<{ endId: number }, Look>(
      `admin.reports-look.${status}`,
      `select r.id as "endId" from reports r
    where r.status = '${status}' and r.id > $afterId::bigint order by r.id offset $most::bigint - 1 limit 1`,
    ),
  );
}

interface Selection extends Given {
  status: ReportQueue;
}

/** A page of reports with their subjects, oldest first; of open reports about one thing, only the first. */
export function readReports(executor: Executor, { status, ...given }: Selection): Promise<ReportRow[]> {
  const page = pages.get(status);
  if (!page) throw new Error(`Reports are not listed by ${status}`);
  return page(executor, given);
}

/** The id of the last report within the scan limit; undefined if there are fewer. */
export async function lastReviewedId(
  executor: Executor,
  status: ReportQueue,
  given: Look,
): Promise<number | undefined> {
  const [row] = (await lookStatements.get(status)?.(executor, given)) ?? [];
  return row?.endId;
}

/** The recording of a reported message, enquiry or answer, while the report is open. */
export const voiceOfReport = prepared<{ key: string; mime: string }, [reportId: number]>(
  'admin.report-voice',
  `select f.key, f.mime from reports r join media f on f.id = ${voiceOfReported}
    where r.id = $1 and r.status = 'OPEN'`,
);

export interface ReportedThing {
  kind: ReportKind;
  targetId: number;
  ownerId: number | null;
  ownerName: string | null;
  ownerEmail: string | null;
  /** Null also if the address was never confirmed. */
  ownerConfirmedAt: Date | null;
  /** The owner's account is active. */
  ownerIsHere: boolean;
  /** The owner has deleted their account. */
  ownerIsGone: boolean;
  /** The text of a comment or a review. */
  words: string | null;
}

/** The subject of a report. */
export const readReportedThing = prepared<ReportedThing, [id: number]>(
  'admin.reportedThing',
  `select r.kind, r.target_id as "targetId", target.owner_id as "ownerId", target.words,
          u.name as "ownerName", u.email as "ownerEmail", u.email_confirmed_at as "ownerConfirmedAt",
          coalesce(u.status = 'ACTIVE', false) as "ownerIsHere", coalesce(u.status = 'DELETED', false) as "ownerIsGone"
     from reports r
     left join lateral (
       select id as owner_id, null as words from users where r.kind = 'USER' and id = r.target_id
       union all select sender_id, null from messages where r.kind = 'MESSAGE' and id = r.target_id
       union all select maker_id, null from designs
        where r.kind = 'DESIGN' and id = r.target_id and status <> 'DELETED'
       union all select user_id, content from comments where r.kind = 'COMMENT' and id = r.target_id
       union all select maker_id, null from stories where r.kind = 'STORY' and id = r.target_id
       union all select user_id, comment from reviews where r.kind = 'REVIEW' and id = r.target_id
       union all select user_id, null from enquiries where r.kind = 'ENQUIRY' and id = r.target_id
       union all select e.maker_id, null from enquiry_replies a join enquiries e on e.id = a.enquiry_id
        where r.kind = 'ANSWER' and a.id = r.target_id) target on true
     left join users u on u.id = target.owner_id
    where r.id = $1`,
);
