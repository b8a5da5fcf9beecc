import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { type UserSort, type UserStanding, userSorts } from '#contracts/admin/users/users.rules.ts';
import { isSuspended } from '#server/modules/accounts/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { type Prepared, prepared } from '#server/platform/db/prepared.ts';

export interface UserRow {
  id: number;
  name: string;
  email: string;
  role: Role;
  isVerified: boolean;
  standing: UserStanding;
  createdAt: Date;
}

const standing = `case when u.status = 'ACTIVE' and ${isSuspended} then 'SUSPENDED' else u.status end`;

/** Columns of a person `u`. */
export const userColumns = `u.id, u.name, u.email, u.role, u.is_verified as "isVerified", ${standing} as standing,
          u.created_at as "createdAt"`;

/** The parts of a search; each uses its own index. */
export interface UserSearch {
  /** A tsquery of words of a name; empty for none. */
  words: string;
  /** Range of emails in lower case; both empty for none. */
  emailFrom: string;
  emailUntil: string;
  /** Range of the last ten digits of phone numbers; both empty for none. */
  phoneFrom: string;
  phoneUntil: string;
  number: number | null;
}

/**
 * Above this number, matches are not collected and sorted: a scan in list order finds such common matches quickly.
 */
export const mostGathered = 3000;

const hasWords = `to_tsvector('simple', u.name) @@ to_tsquery('simple', $words)`;
const hasEmail = `lower(u.email) ~>=~ $emailFrom and lower(u.email) ~<~ $emailUntil`;
const hasPhone = `right(regexp_replace(p.phone, '\\D', '', 'g'), 10)`;

const findIds = prepared<{ id: number }, { [Name in keyof UserSearch]: UserSearch[Name] }>(
  'admin.users-found',
  `select u.id from users u where u.id = $number::bigint
    union
   (select u.id from users u where ${hasWords} limit ${mostGathered + 1})
    union
   (select u.id from users u where ${hasEmail} limit ${mostGathered + 1})
    union
   (select p.user_id as id from profiles p
     where ${hasPhone} ~>=~ $phoneFrom and ${hasPhone} ~<~ $phoneUntil and p.phone <> '' limit ${mostGathered + 1})`,
);

/** The ids of all matches; more than `mostGathered` ids mean that there were too many to collect. */
export async function findUserIds(executor: Executor, search: UserSearch): Promise<number[]> {
  return (await findIds(executor, search)).map(({ id }) => id);
}

interface Given {
  role: Role | null;
  standing: UserStanding | null;
  isVerified: boolean | null;
  /** The last row of the previous page. */
  id: number;
  ids: readonly number[];
  words: string;
  emailFrom: string;
  emailUntil: string;
  /** Range of names in lower case. */
  nameFrom: string;
  nameUntil: string;
  limit: number;
}

const byName = `(lower(u.name), u.id) > (coalesce((select lower(l.name) from users l where l.id = $id), ''), $id::bigint)`;
const sorts: Record<UserSort, { after: string; order: string }> = {
  newest: { after: 'u.id < $id::bigint', order: 'u.id desc' },
  oldest: { after: 'u.id > $id::bigint', order: 'u.id' },
  name: { after: byName, order: 'lower(u.name), u.id' },
};

/** A literal condition lets the planner use the partial index, however few rows match. */
const filters: ReadonlyMap<string, string> = new Map([
  ['all', 'true'],
  ...roles.map((role) => [role, `u.role = '${role}'`] as const),
  ['VERIFIED', 'u.is_verified'],
  ['SUSPENDED', 'u.suspension_reason is not null'],
  ['BANNED', `u.status = 'BANNED'`],
  ['DELETED', `u.status = 'DELETED'`],
]);

const searches = {
  none: 'true',
  gathered: 'u.id = any($ids::bigint[])',
  // Restricted to names that begin with the word: in a list by name, those with it in the middle may be far away.
  beginning: '(lower(u.name), u.id) > ($nameFrom, 0) and (lower(u.name), u.id) < ($nameUntil, 0)',
  // Written so that no index applies: an index would collect all of the many matches before returning the first.
  common: `(to_tsvector('simple', u.name || '') @@ to_tsquery('simple', $words)
        or (lower(u.email || '') ~>=~ $emailFrom and lower(u.email || '') ~<~ $emailUntil))`,
} as const;
type Searched = keyof typeof searches;

const nameOf = (sort: UserSort, narrowed: string, searched: Searched) => `${sort}.${narrowed}.${searched}`;

const pages = new Map<string, Prepared<UserRow, Given>>();
for (const sort of userSorts) {
  for (const [narrowed, filter] of filters) {
    for (const searched of ['none', 'gathered', 'beginning', 'common'] as const) {
      if (searched === 'beginning' && sort !== 'name') continue;
      if (searched === 'gathered' && narrowed !== 'all') continue;
      const name = nameOf(sort, narrowed, searched);
      const { after, order } = sorts[sort];
      const page = prepared<UserRow, Given>(
        `admin.users.${name}`,
        `select ${userColumns}
     from users u
    where ${filter} and ${searches[searched]} and ${after}
      and ($role::text is null or u.role = $role)
      and ($isVerified::boolean is null or u.is_verified = $isVerified)
      and ($standing::text is null or ${standing} = $standing)
    order by ${order} limit $limit`,
      );
      pages.set(name, page);
    }
  }
}

export type Selection = Given & { sort: UserSort; searched: Searched };

/**
 * A page of search matches that are too many to collect. Sorted by name, only people whose name begins with the
 * search text; if there are none, all who match the words.
 */
export async function readCommon(
  executor: Executor,
  selection: Omit<Selection, 'searched'>,
): Promise<UserRow[]> {
  const begun =
    selection.sort === 'name' ? await readUsers(executor, { ...selection, searched: 'beginning' }) : [];
  return begun.length > 0 ? begun : readUsers(executor, { ...selection, searched: 'common' });
}

/** A page of all people. */
export function readUsers(executor: Executor, { sort, searched, ...given }: Selection): Promise<UserRow[]> {
  const narrowed = searched === 'gathered' ? 'all' : narrowest(given);
  const page = pages.get(nameOf(sort, narrowed, searched));
  if (!page) throw new Error(`Users are not sorted by ${sort}`);
  return page(executor, given);
}

/** The condition that leaves the fewest rows to scan. */
function narrowest({ standing, role, isVerified }: Pick<Given, 'standing' | 'role' | 'isVerified'>): string {
  if (standing !== null && standing !== 'ACTIVE') return standing;
  if (isVerified === true && role !== 'ADMIN') return 'VERIFIED';
  return role ?? 'all';
}
