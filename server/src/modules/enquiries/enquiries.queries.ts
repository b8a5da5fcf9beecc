import { and, desc, eq, sql } from 'drizzle-orm';
import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import type { Executor, Transaction } from '../../platform/db/executor.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { users } from '../accounts/accounts.tables.ts';
import { designs } from '../designs/designs.tables.ts';
import { enquiries, enquiryReplies } from './enquiries.tables.ts';

interface Asked {
  title: string;
  makerId: number;
  makerName: string;
  makerEmail: string;
  pictureKeys: string[];
  /** Whether the maker has blocked the asker. */
  isBlocked: boolean;
}

/** A published design and its maker. Parameters: the design, the asker or null. */
export const askedDesign = prepared<Asked, [designId: number, userId: number | null]>(
  'enquiries.design',
  `select d.title, d.maker_id as "makerId", u.name as "makerName", u.email as "makerEmail",
          coalesce((select array_agg(p ->> 'key') from json_array_elements(d.pictures) p), '{}') as "pictureKeys",
          exists (select from blocks b where b.blocker_id = d.maker_id and b.blocked_id = $2) as "isBlocked"
     from designs d join users u on u.id = d.maker_id
    where d.id = $1 and d.status = 'PUBLISHED'`,
);

export async function isAsked(executor: Executor, designId: number, fingerprint: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.designId, designId), eq(enquiries.fingerprint, fingerprint)));
  return row !== undefined;
}

/** Undefined where the same was asked before. */
export async function insertEnquiry(
  tx: Transaction,
  values: typeof enquiries.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(enquiries)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: enquiries.id });
  return row?.id;
}

interface Asker {
  userId: number | null;
  name: string;
  email: string;
  message: string;
  designId: number;
  designTitle: string;
  /** Whether the asker's account has confirmed the very address that they asked to be answered at. */
  isConfirmed: boolean;
}

/** Undefined for anybody but the maker. */
export async function findOwnEnquiry(
  executor: Executor,
  id: number,
  makerId: number,
): Promise<Asker | undefined> {
  const [row] = await executor
    .select({
      userId: enquiries.userId,
      name: enquiries.name,
      email: enquiries.email,
      message: enquiries.message,
      designId: enquiries.designId,
      designTitle: designs.title,
      isConfirmed: sql<boolean>`coalesce(${users.status} = 'ACTIVE' and ${users.emailConfirmedAt} is not null
        and lower(${users.email}) = lower(${enquiries.email}), false)`,
    })
    .from(enquiries)
    .innerJoin(designs, eq(designs.id, enquiries.designId))
    .leftJoin(users, eq(users.id, enquiries.userId))
    .where(and(eq(enquiries.id, id), eq(enquiries.makerId, makerId)));
  return row;
}

/** Holds an enquiry until the transaction ends. */
export async function lockEnquiry(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('update');
}

/** False where there is no such enquiry of this maker. */
export async function setStatus(
  executor: Executor,
  id: number,
  makerId: number,
  status: EnquiryStatus,
): Promise<boolean> {
  const rows = await executor
    .update(enquiries)
    .set({ status })
    .where(and(eq(enquiries.id, id), eq(enquiries.makerId, makerId)))
    .returning({ id: enquiries.id });
  return rows.length > 0;
}

export async function setAnswered(
  tx: Transaction,
  id: number,
  answer: { status: EnquiryStatus; answeredAt: Date },
): Promise<void> {
  await tx.update(enquiries).set(answer).where(eq(enquiries.id, id));
}

interface Given {
  count: number;
  last: { content: string; createdAt: Date } | undefined;
}

/** How often an enquiry was answered, and with what last. */
export async function findReplies(tx: Transaction, enquiryId: number): Promise<Given> {
  const rows = await tx
    .select({
      content: enquiryReplies.content,
      createdAt: enquiryReplies.createdAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(enquiryReplies)
    .where(eq(enquiryReplies.enquiryId, enquiryId))
    .orderBy(desc(enquiryReplies.id))
    .limit(1);
  return { count: rows[0]?.count ?? 0, last: rows[0] };
}

export async function insertReply(
  tx: Transaction,
  values: typeof enquiryReplies.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(enquiryReplies).values(values).returning({ id: enquiryReplies.id });
  if (!row) throw new Error('A new answer got no row');
  return row.id;
}

interface ReplyForChat {
  content: string;
  makerId: number;
  userId: number | null;
  designId: number;
  isDesignShown: boolean;
}

/** An answer and between whom it goes. Parameters: the answer. */
export const replyForChat = prepared<ReplyForChat, [replyId: number]>(
  'enquiries.reply-for-chat',
  `select r.content, e.maker_id as "makerId", e.user_id as "userId", e.design_id as "designId",
          d.status = 'PUBLISHED' as "isDesignShown"
     from enquiry_replies r join enquiries e on e.id = r.enquiry_id join designs d on d.id = e.design_id
    where r.id = $1`,
);
