import type { ComplaintCategory, ComplaintPriority } from '#contracts/complaints/complaint.rules.ts';
import type { ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface DeskRow {
  /** Since when the filer has waited for an answer of the desk; null if not waiting. */
  waitingSince: Date | null;
  assigneeId: number | null;
  assigneeName: string | null;
}

export interface ListedRow extends DeskRow {
  id: number;
  title: string;
  category: ComplaintCategory;
  priority: ComplaintPriority;
  status: ComplaintStatus;
  createdAt: Date;
  complainantId: number;
  complainantName: string;
  /** `waitingSince` in microseconds since 1970; `neverWaiting` if not waiting. */
  micros: number;
}

/** Represents infinity in cursors. */
const neverWaiting = Number.MAX_SAFE_INTEGER;

const deskColumns = `nullif(c.waiting_since, 'infinity') as "waitingSince", a.id as "assigneeId", a.name as "assigneeName"`;

/** An assignee who is no longer an admin counts as none. */
const assignee = `left join users a on a.id = c.assignee_id and a.role = 'ADMIN' and a.status = 'ACTIVE'`;

interface Selection {
  status: ComplaintStatus | null;
  priority: ComplaintPriority | null;
  /** Only complaints assigned to this active admin. */
  assigneeId: number | null;
  isUnassigned: boolean;
  /** Only complaints waiting since before this time. */
  waitingBefore: Date | null;
  limit: number;
}

const isWanted = `
  ($status::text is null or c.status = $status)
  and ($priority::text is null or c.priority = $priority)
  and ($assigneeId::bigint is null or c.assignee_id = $assigneeId)
  and (not $isUnassigned::boolean or not exists (
    select from users a where a.id = c.assignee_id and a.role = 'ADMIN' and a.status = 'ACTIVE'))
  and ($waitingBefore::timestamptz is null or c.waiting_since < $waitingBefore)`;

/** Selects the page along an index first, then looks up only the rows shown. */
const page = (where: string, order: string) => `
  with page as materialized (
    select * from complaints c where ${isWanted} and ${where} order by ${order} limit $limit)
  select c.id, c.title, c.category, c.priority, c.status, c.created_at as "createdAt", ${deskColumns},
         f.id as "complainantId", case f.status when 'DELETED' then 'Deleted user' else f.name end as "complainantName",
         case when c.waiting_since = 'infinity' then ${neverWaiting}
              else (extract(epoch from c.waiting_since) * 1000000)::bigint end as micros
    from page c join users f on f.id = c.complainant_id ${assignee}
   order by ${order}`;

/** Matches the number, words of the title, or the names of up to 200 people who are a side. */
const found = `c.id in (
  select $number::bigint
   union select t.id from complaints t
          where to_tsvector('simple', t.title) @@ websearch_to_tsquery('simple', $q)
   union select s.id
           from (select u.id from users u
                  where to_tsvector('simple', u.name) @@ websearch_to_tsquery('simple', $q)
                  order by u.id limit 200) p
          cross join lateral (
            select x.id from complaints x where x.complainant_id = p.id
             union all select y.id from complaints y where y.respondent_id = p.id) s)`;

const isOlder = `c.id < $beforeId::bigint`;
const newestFirst = `c.id desc`;

/** Complaints that do not wait are at the end of complaints_waiting_idx. */
const waitsLess = `(c.waiting_since, c.id) > (
  case when $micros::bigint = ${neverWaiting} then timestamptz 'infinity'
       else timestamptz 'epoch' + $micros * interval '1 microsecond' end, $afterId::bigint)`;
const longestFirst = `c.waiting_since, c.id`;

type Given<More> = { [Name in keyof (Selection & More)]: (Selection & More)[Name] };
interface Words {
  /** The text as a number, if it is one. */
  number: number | null;
  q: string;
}
interface Newest {
  beforeId: number;
}
interface Longest {
  micros: number;
  afterId: number;
}

interface Sides {
  filedBy: number | null;
  about: number | null;
}

/** Complaints that a person filed, or that are about them. */
const ofPerson = `c.id in (
  select x.id from complaints x where x.complainant_id = $filedBy::bigint
   union all select y.id from complaints y where y.respondent_id = $about::bigint)
  and ($q = '' or c.id = $number::bigint
    or to_tsvector('simple', c.title) @@ websearch_to_tsquery('simple', $q))`;

/** Each sort order has its own statements, so that each uses its own index. */
export const newestComplaints = prepared<ListedRow, Given<Newest>>(
  'admin.complaints-newest',
  page(isOlder, newestFirst),
);
export const newestFound = prepared<ListedRow, Given<Newest & Words>>(
  'admin.complaints-newest-found',
  page(`${found} and ${isOlder}`, newestFirst),
);
export const longestWaiting = prepared<ListedRow, Given<Longest>>(
  'admin.complaints-waiting',
  page(waitsLess, longestFirst),
);
export const longestWaitingFound = prepared<ListedRow, Given<Longest & Words>>(
  'admin.complaints-waiting-found',
  page(`${found} and ${waitsLess}`, longestFirst),
);

export const newestOfPerson = prepared<ListedRow, Given<Newest & Words & Sides>>(
  'admin.complaints-newest-of-person',
  page(`${ofPerson} and ${isOlder}`, newestFirst),
);
export const longestWaitingOfPerson = prepared<ListedRow, Given<Longest & Words & Sides>>(
  'admin.complaints-waiting-of-person',
  page(`${ofPerson} and ${waitsLess}`, longestFirst),
);

/** The number of complaints waiting since before a given time. */
export const countWaiting = prepared<{ count: number }, [before: Date]>(
  'admin.complaints-overdue',
  'select count(*)::int as count from complaints where waiting_since < $1',
);

/** Facts about a complaint that only the desk sees. */
export const deskFacts = prepared<
  DeskRow & { complainantId: number; respondentId: number | null },
  [id: number]
>(
  'admin.complaint',
  `select ${deskColumns}, c.complainant_id as "complainantId", c.respondent_id as "respondentId"
     from complaints c ${assignee} where c.id = $1`,
);

/** All possible assignees, at most fifty. */
export const allAdmins = prepared<{ id: number; name: string }, []>(
  'admin.admins',
  `select id, name from users where role = 'ADMIN' and status = 'ACTIVE' order by id limit 50`,
);

/** Answers that another admin wrote after the last message seen (0 for none) and before `messageId`. */
export const answersMeanwhile = prepared<
  { content: string; author: string },
  { complaintId: number; seenMessageId: number; messageId: number; adminId: number }
>(
  'admin.answers-meanwhile',
  `select m.content, u.name as author
     from complaint_messages m join users u on u.id = m.author_id
    where m.complaint_id = $complaintId and m.id > $seenMessageId and m.id < $messageId
      and m.side = 'DESK' and m.author_id <> $adminId
    order by m.id desc limit 1`,
);
