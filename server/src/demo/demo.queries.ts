import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { demoParts } from './demo.tables.ts';

/**
 * Prefixes the keys of demo content, so that an interrupted fill can resume. A key from a client never contains a
 * space, so it cannot be mistaken for one of these.
 */
export const demoKey = (name: string) => `demo ${name}`;

const emptyDatabaseRow = prepared<{ used: boolean }, []>(
  'demo.is-empty-database',
  `select exists (select from users) as used`,
);

/** Whether the database has no accounts. */
export async function isEmptyDatabase(executor: Executor): Promise<boolean> {
  const rows = await emptyDatabaseRow(executor, []);
  return rows[0]?.used === false;
}

const demoRow = prepared<{ designs: number; orders: number }, []>(
  'demo.count-demo',
  `select (select count(*) from designs where idempotency_key like 'demo %') as designs,
           (select count(*) from orders where idempotency_key like 'demo %') as orders`,
);

/** How many designs and orders of the demo exist. */
export async function countDemo(executor: Executor): Promise<{ designs: number; orders: number }> {
  const rows = await demoRow(executor, []);
  return rows[0] ?? { designs: 0, orders: 0 };
}

const peopleRow = prepared<{ email: string; id: number }, [emails: readonly string[]]>(
  'demo.people',
  `select email, id from users where email = any($1)`,
);

/** The ids of the demo's people by email address. */
export async function findPeople(
  executor: Executor,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const rows = await peopleRow(executor, [emails]);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Gives an account its seal. Only an admin's desk and the demo do this. */
export const verifyAccount = prepared<object, [userId: number]>(
  'demo.verify-account',
  `update users set is_verified = true where id = $1`,
);

/**
 * Backdates the accounts, which are created now, to before the oldest designs: a day apart, in the order of their
 * ids.
 */
export const backdateAccounts = prepared<object, [newest: Date]>(
  'demo.backdate-accounts',
  `update users u set created_at = $1::timestamptz - (a.after * interval '1 day'),
          email_confirmed_at = $1::timestamptz - (a.after * interval '1 day')
     from (select id, count(*) over () - row_number() over (order by id) as after from users) a
    where a.id = u.id`,
);

export const backdateAccount = prepared<object, [userId: number, at: Date]>(
  'demo.backdate-account',
  `update users set created_at = $2, email_confirmed_at = $2 where id = $1`,
);

/** The parts of the demo that have been filled. */
export async function findDoneParts(executor: Executor): Promise<Set<string>> {
  const rows = await executor.select({ name: demoParts.name }).from(demoParts);
  return new Set(rows.map(({ name }) => name));
}

/** The part that is filled last. */
export const lastPart = 'news';

export async function isDemoFilled(executor: Executor): Promise<boolean> {
  return (await findDoneParts(executor)).has(lastPart);
}

export async function markPartDone(executor: Executor, name: string): Promise<void> {
  await executor.insert(demoParts).values({ name }).onConflictDoNothing();
}

const demoDesignKeysRow = prepared<{ key: string }, []>(
  'demo.demo-design-keys',
  `select idempotency_key as key from designs where idempotency_key like 'demo %'`,
);

/** The keys of the demo's designs, including those that were hidden or deleted since. */
export async function findDemoDesignKeys(executor: Executor): Promise<Set<string>> {
  const rows = await demoDesignKeysRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

const demoDesignsRow = prepared<{ key: string; id: number; makerId: number; publishedAt: Date }, []>(
  'demo.demo-designs',
  `select idempotency_key as key, id, maker_id as "makerId", published_at as "publishedAt"
          from designs where idempotency_key like 'demo %' and status = 'PUBLISHED'`,
  { publishedAt: 'what is published has its moment: designs_published_check' },
);

/** The demo's designs that everyone can see, by key. */
export async function findDemoDesigns(
  executor: Executor,
): Promise<Map<string, { id: number; makerId: number; publishedAt: Date }>> {
  const rows = await demoDesignsRow(executor, []);
  return new Map(rows.map(({ key, id, makerId, publishedAt }) => [key, { id, makerId, publishedAt }]));
}

const demoCommentsRow = prepared<{ key: string; id: number }, []>(
  'demo.demo-comments',
  `select idempotency_key as key, id from comments where idempotency_key like 'demo %'`,
);

/** The ids of the demo's existing comments, by key. */
export async function findDemoComments(executor: Executor): Promise<Map<string, number>> {
  const rows = await demoCommentsRow(executor, []);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

const askedRow = prepared<{ key: string }, []>(
  'demo.asked',
  `select e.design_id || '/' || e.message as key from enquiries e
          join designs d on d.id = e.design_id and d.idempotency_key like 'demo %'`,
);

/** Enquiries that already exist about the demo's designs, as "design/words". */
export async function findAsked(executor: Executor): Promise<Set<string>> {
  const rows = await askedRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

const sharedRow = prepared<{ key: string }, []>(
  'demo.shared',
  `select distinct s.design_id || '/' || s.user_id as key from shares s
          join designs d on d.id = s.design_id and d.idempotency_key like 'demo %'`,
);

/** Shares of the demo's designs that already exist, as "design/user". */
export async function findShared(executor: Executor): Promise<Set<string>> {
  const rows = await sharedRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

const demoStoriesRow = prepared<{ key: string }, [now: Date]>(
  'demo.demo-stories',
  `select split_part(idempotency_key, '@', 1) as key from stories
         where idempotency_key like 'demo %' and expires_at > $1`,
);

/** The keys of the demo's visible stories. */
export async function findDemoStories(executor: Executor, now: Date): Promise<Set<string>> {
  const rows = await demoStoriesRow(executor, [now]);
  return new Set(rows.map(({ key }) => key));
}

const followersRow = prepared<{ id: number }, []>(
  'demo.followers',
  `select distinct follower_id as id from follows`,
);

/** The ids of everyone who follows a maker. */
export async function findFollowers(executor: Executor): Promise<Set<number>> {
  const rows = await followersRow(executor, []);
  return new Set(rows.map(({ id }) => id));
}

const boardsRow = prepared<{ name: string; id: number }, [userId: number]>(
  'demo.boards',
  `select name, id from boards where user_id = $1`,
);

/** The ids of a person's boards, by name. */
export async function findBoards(executor: Executor, userId: number): Promise<Map<string, number>> {
  const rows = await boardsRow(executor, [userId]);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

const reviewedRow = prepared<{ key: string }, []>(
  'demo.reviewed',
  `select r.design_id || '/' || r.user_id as key from reviews r
          join designs d on d.id = r.design_id and d.idempotency_key like 'demo %'`,
);

/** Reviews of the demo's designs that already exist, as "design/user". */
export async function findReviewed(executor: Executor): Promise<Set<string>> {
  const rows = await reviewedRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}

/** Marks everyone's notifications as read except the newest ones. */
export const readOlderNews = prepared<object, [unreadLeft: number]>(
  'demo.read-older-news',
  `
    with placed as (
      select id, row_number() over (partition by recipient_id order by created_at desc, id desc) as place
        from notifications where read_at is null)
    update notifications n set read_at = now() from placed where placed.id = n.id and place > $1`,
);

const demoComplaintKeysRow = prepared<{ key: string }, []>(
  'demo.demo-complaint-keys',
  `select idempotency_key as key from complaints where idempotency_key like 'demo %'`,
);

/** The keys of the demo's complaints. */
export async function findDemoComplaintKeys(executor: Executor): Promise<Set<string>> {
  const rows = await demoComplaintKeysRow(executor, []);
  return new Set(rows.map(({ key }) => key));
}
