import { and, eq } from 'drizzle-orm';
import type { ComplaintCategory, ComplaintPriority } from '#contracts/complaints/complaint.rules.ts';
import type { ComplaintSide, ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { complaintHistory, complaintMessages, complaintPictures, complaints } from './complaints.tables.ts';

interface OrderParties {
  buyerId: number;
  makerId: number;
  /** Null until its advance is booked; its maker does not know of it before. */
  confirmedAt: Date | null;
}

const ordersOfParty = prepared<OrderParties, [orderId: number, userId: number]>(
  'complaints.order',
  `select buyer_id as "buyerId", maker_id as "makerId", confirmed_at as "confirmedAt"
     from orders where id = $1 and (buyer_id = $2 or maker_id = $2)`,
);

/** The two sides of an order, if the person is one of them; otherwise undefined. */
export async function findOrderParties(
  executor: Executor,
  orderId: number,
  userId: number,
): Promise<OrderParties | undefined> {
  return (await ordersOfParty(executor, [orderId, userId]))[0];
}

interface NewComplaint {
  complainantId: number;
  respondentId: number | null;
  orderId: number | null;
  title: string;
  category: ComplaintCategory;
  priority: ComplaintPriority;
  description: string;
  email: string;
  idempotencyKey: string | null;
  requestHash: string;
  createdAt: Date;
  updatedAt: Date;
}

/** Undefined if the complainant has used the key before. */
export async function insertComplaint(tx: Transaction, values: NewComplaint): Promise<number | undefined> {
  const [row] = await tx
    .insert(complaints)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: complaints.id });
  return row?.id;
}

export async function findByKey(
  executor: Executor,
  complainantId: number,
  idempotencyKey: string,
): Promise<{ id: number; requestHash: string } | undefined> {
  const [row] = await executor
    .select({ id: complaints.id, requestHash: complaints.requestHash })
    .from(complaints)
    .where(and(eq(complaints.complainantId, complainantId), eq(complaints.idempotencyKey, idempotencyKey)));
  return row;
}

export interface LockedComplaint {
  id: number;
  complainantId: number;
  respondentId: number | null;
  status: ComplaintStatus;
  resolvedAt: Date | null;
  priority: ComplaintPriority;
  assigneeId: number | null;
  /** The filer waits for an answer of the desk. */
  isWaiting: boolean;
}

/** Checks access in SQL: one of the two sides, or the desk if $3 is true. */
const locked = prepared<LockedComplaint, [id: number, readerId: number, isDesk: boolean]>(
  'complaints.lock',
  `select id, complainant_id as "complainantId", respondent_id as "respondentId", status, resolved_at as "resolvedAt",
          priority, assignee_id as "assigneeId", waiting_since < 'infinity' as "isWaiting"
     from complaints where id = $1 and (complainant_id = $2 or respondent_id = $2 or $3::boolean) for update`,
);

export async function lockComplaint(
  tx: Transaction,
  id: number,
  reader: { id: number; isDesk: boolean },
): Promise<LockedComplaint | undefined> {
  return (await locked(tx, [id, reader.id, reader.isDesk]))[0];
}

export async function countMessages(tx: Transaction, complaintId: number): Promise<number> {
  return tx.$count(complaintMessages, eq(complaintMessages.complaintId, complaintId));
}

interface NewMessage {
  complaintId: number;
  authorId: number;
  side: ComplaintSide;
  content: string;
  idempotencyKey: string | null;
  createdAt: Date;
}

export async function insertMessage(tx: Transaction, values: NewMessage): Promise<number> {
  const [row] = await tx.insert(complaintMessages).values(values).returning({ id: complaintMessages.id });
  if (!row) throw new Error('A message of a complaint got no row');
  return row.id;
}

/** The message that an author wrote into a complaint with this key. */
export async function findWritten(
  tx: Transaction,
  {
    complaintId,
    authorId,
    idempotencyKey,
  }: { complaintId: number; authorId: number; idempotencyKey: string },
): Promise<{ content: string } | undefined> {
  const [row] = await tx
    .select({ content: complaintMessages.content })
    .from(complaintMessages)
    .where(
      and(
        eq(complaintMessages.complaintId, complaintId),
        eq(complaintMessages.authorId, authorId),
        eq(complaintMessages.idempotencyKey, idempotencyKey),
      ),
    );
  return row;
}

export async function insertPictures(
  tx: Transaction,
  place: { complaintId: number; messageId: number | null },
  mediaIds: readonly number[],
): Promise<void> {
  if (mediaIds.length === 0) return;
  await tx
    .insert(complaintPictures)
    .values(mediaIds.map((mediaId, position) => ({ ...place, position, mediaId })));
}

interface NewStep {
  complaintId: number;
  actorId: number;
  side: ComplaintSide;
  fromStatus: ComplaintStatus | null;
  toStatus: ComplaintStatus;
  createdAt: Date;
}

export async function insertStep(tx: Transaction, values: NewStep): Promise<number> {
  const [row] = await tx.insert(complaintHistory).values(values).returning({ id: complaintHistory.id });
  if (!row) throw new Error('A move of a complaint got no row');
  return row.id;
}

interface Stand {
  status: ComplaintStatus;
  at: Date;
  /**
   * The acting side: after its filer acts, the complaint waits for the desk; after the desk writes, it no longer
   * does.
   */
  side: ComplaintSide;
  /** Whether a message was written; reopening asks the desk as well. */
  inWords: boolean;
}

/** `resolvedAt` is set only while it is settled. */
export async function setStatus(
  tx: Transaction,
  id: number,
  { status, at, side, inWords }: Stand,
): Promise<void> {
  await tx
    .update(complaints)
    .set({
      status,
      updatedAt: at,
      resolvedAt: status === 'RESOLVED' ? at : null,
      ...(side === 'COMPLAINANT' && status !== 'RESOLVED' && { askedAt: at }),
      ...(side === 'DESK' && inWords && { answeredAt: at }),
    })
    .where(eq(complaints.id, id));
}

/** Fields that only the desk may change. */
export async function setSorting(
  tx: Transaction,
  id: number,
  values: { assigneeId: number | null } | { priority: ComplaintPriority },
): Promise<void> {
  await tx.update(complaints).set(values).where(eq(complaints.id, id));
}

/** Returns the person if they are an admin. */
export const atDesk = prepared<{ id: number }, [userId: number]>(
  'complaints.at-desk',
  `select id from users where id = $1 and role = 'ADMIN' and status = 'ACTIVE'`,
);

export interface Addressee {
  id: number;
  name: string;
  email: string;
}

/** All admins by id, at most fifty. */
export const deskPeople = prepared<Addressee, []>(
  'complaints.desk',
  `select id, name, email from users where role = 'ADMIN' and status = 'ACTIVE' order by id limit 50`,
);

interface Side extends Addressee {
  /** False for a closed or banned account: it is named, but gets no mail. */
  isHere: boolean;
}

interface LetterFacts {
  title: string;
  priority: ComplaintPriority;
  createdAt: Date;
  orderId: number | null;
  orderedAt: Date | null;
  complainant: Side;
  respondent: Side | null;
}

/** The facts for letters about a complaint. */
export const complaintForLetters = prepared<LetterFacts, [complaintId: number]>(
  'complaints.for-letters',
  `select c.title, c.priority, c.created_at as "createdAt", c.order_id as "orderId", o.created_at as "orderedAt",
          json_build_object('id', a.id, 'name', a.name, 'email', a.email, 'isHere', a.status = 'ACTIVE') as complainant,
          case when r.id is null then null
               else json_build_object('id', r.id, 'name', r.name, 'email', r.email,
                                      'isHere', r.status = 'ACTIVE') end as respondent
     from complaints c join users a on a.id = c.complainant_id
     left join users r on r.id = c.respondent_id
     left join orders o on o.id = c.order_id
    where c.id = $1`,
);

/**
 * Whether an answer is the first in its clock hour that concerns a person: one letter covers all answers of the hour.
 * $1 the message, $2 the person.
 */
export const isFirstOfHour = prepared<{ isFirst: boolean }, [messageId: number, personId: number]>(
  'complaints.first-of-hour',
  `select not exists (
            select from complaint_messages e
             where e.complaint_id = m.complaint_id and e.id < m.id and e.author_id <> $2
               and e.created_at >= date_trunc('hour', m.created_at)) as "isFirst"
     from complaint_messages m where m.id = $1`,
);
