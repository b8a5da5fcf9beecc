import {
  type ActFacts,
  type ActName,
  type ActSubject,
  actSubjects,
} from '#contracts/admin/audit/acts.rules.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { type Prepared, prepared } from '#server/platform/db/prepared.ts';
import { adminActs } from './acts.tables.ts';

export interface NewAct {
  /** Null if the operator acted. */
  adminId: number | null;
  name: ActName;
  subject: ActSubject;
  subjectId: number;
  before: ActFacts;
  after: ActFacts;
  reason: string;
  createdAt: Date;
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

interface Given {
  /** Empty for all. */
  q: string;
  name: string | null;
  subject: string | null;
  subjectId: number | null;
  /** Only older acts. */
  beforeId: number;
  limit: number;
}

interface Selection extends Omit<Given, 'beforeId'> {
  /** Null starts at the newest. */
  beforeId: number | null;
}

const abouts = {
  anything: 'true',
  subject: 'a.subject = $subject',
  one: 'a.subject = $subject and a.subject_id = $subjectId::bigint',
  // Listing every subject lets the planner use the index on subject and number.
  number: `a.subject in (${actSubjects.map((subject) => `'${subject}'`)}) and a.subject_id = $subjectId::bigint`,
} as const;
type About = keyof typeof abouts;
const names = { any: 'true', name: 'a.name = $name' } as const;
type Named = keyof typeof names;
const words = {
  anything: 'true',
  words: `to_tsvector('simple', a.reason) @@ websearch_to_tsquery('simple', $q)`,
} as const;
type SearchedWords = keyof typeof words;

const nameOf = (about: About, named: Named, searched: SearchedWords) => `${about}.${named}.${searched}`;

const before = 'a.id < $beforeId::bigint';
/** With `=`, the planner would scan from the newest act to find a rare value. */
const among = (column: string, value: string) => ({
  rule: `${column} >= ${value} and (${column}, a.id) < (${value}, $beforeId::bigint)`,
  order: `${column} desc, a.id desc`,
});

/** The conditions, and the order of the index to scan. */
function walkOf(about: About, named: Named): { rules: string[]; order: string } {
  if (about === 'one' || about === 'number')
    return { rules: [abouts[about], names[named], before], order: 'a.id desc' };
  if (named === 'name') {
    const { rule, order } = among('a.name', '$name');
    return { rules: [rule, abouts[about]], order };
  }
  if (about === 'subject') {
    const { rule, order } = among('a.subject', '$subject');
    return { rules: [rule], order };
  }
  return { rules: [before], order: 'a.id desc' };
}

/** Each combination of filters is its own statement, so that each uses its own index. */
const pages = new Map<string, Prepared<ActRow, Given>>();
for (const about of ['anything', 'subject', 'one', 'number'] as const) {
  for (const named of ['any', 'name'] as const) {
    for (const searched of ['anything', 'words'] as const) {
      const name = nameOf(about, named, searched);
      const { rules, order } = walkOf(about, named);
      const page = prepared<ActRow, Given>(
        `admin.acts.${name}`,
        `select a.id, a.admin_id as "adminId", u.name as "adminName", a.name, a.subject, a.subject_id as "subjectId",
          a.before, a.after, a.reason, a.created_at as "createdAt"
     from admin_acts a left join users u on u.id = a.admin_id
    where ${[...rules, words[searched]].join(' and ')}
    order by ${order} limit $limit`,
      );
      pages.set(name, page);
    }
  }
}

function aboutOf(subject: string | null, subjectId: number | null): About {
  if (subjectId === null) return subject === null ? 'anything' : 'subject';
  return subject === null ? 'number' : 'one';
}

/** A page of the acts of admins, newest first. */
export function readActs(executor: Executor, selection: Selection): Promise<ActRow[]> {
  const { q, name, subject, subjectId, beforeId, limit } = selection;
  const about = aboutOf(subject, subjectId);
  const page = pages.get(nameOf(about, name === null ? 'any' : 'name', q === '' ? 'anything' : 'words'));
  if (!page) throw new Error(`Acts are not listed by ${about}`);
  return page(executor, {
    q,
    name,
    subject,
    subjectId,
    beforeId: beforeId ?? Number.MAX_SAFE_INTEGER,
    limit,
  });
}

interface NamedThings {
  users: readonly number[];
  designs: readonly number[];
  orders: readonly number[];
  complaints: readonly number[];
}

/** Names of the subjects of acts. `createdAt` is used for order numbers. */
export const namesOfSubjects = prepared<
  { subject: ActSubject; id: number; name: string; createdAt: Date },
  NamedThings
>(
  'admin.names-of-subjects',
  `select 'USER' as subject, id, name, created_at as "createdAt" from users where id = any($users::bigint[])
   union all
   select 'DESIGN', id, title, created_at from designs where id = any($designs::bigint[])
   union all
   select 'ORDER', id, '', created_at from orders where id = any($orders::bigint[])
   union all
   select 'COMPLAINT', id, title, created_at from complaints where id = any($complaints::bigint[])`,
);
