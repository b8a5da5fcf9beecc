import type { ActFacts, ActName, ActSubject } from '#contracts/admin/audit/acts.rules.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { adminActs } from './acts.tables.ts';

export interface NewAct {
  /** Null for whoever runs the server. */
  adminId: number | null;
  name: ActName;
  subject: ActSubject;
  subjectId: number;
  before: ActFacts;
  after: ActFacts;
  reason: string;
}

export async function insertAct(tx: Transaction, act: NewAct): Promise<void> {
  await tx.insert(adminActs).values(act);
}

export interface ActRow {
  id: number;
  adminId: number | null;
  adminName: string | null;
  name: string;
  subject: string;
  subjectId: number;
  before: ActFacts;
  after: ActFacts;
  reason: string;
  createdAt: Date;
}

interface Selection {
  /** '' for all. */
  q: string;
  name: string | null;
  subject: string | null;
  subjectId: number | null;
  /** Only older ones; null for the newest. */
  beforeId: number | null;
  limit: number;
}

const selectActs = prepared<ActRow, { [Name in keyof Selection]: Selection[Name] }>(
  'admin.acts',
  `select a.id, a.admin_id as "adminId", u.name as "adminName", a.name, a.subject, a.subject_id as "subjectId",
          a.before, a.after, a.reason, a.created_at as "createdAt"
     from admin_acts a left join users u on u.id = a.admin_id
    where ($beforeId::bigint is null or a.id < $beforeId)
      and ($name::text is null or a.name = $name)
      and ($subject::text is null or a.subject = $subject)
      and ($subjectId::bigint is null or a.subject_id = $subjectId)
      and ($q::text = '' or to_tsvector('simple', a.reason) @@ websearch_to_tsquery('simple', $q))
    order by a.id desc limit $limit`,
);

export const readActs = (executor: Executor, selection: Selection) => selectActs(executor, selection);
