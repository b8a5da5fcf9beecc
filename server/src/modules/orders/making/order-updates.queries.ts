import { and, asc, count, eq } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { Carrier } from '#contracts/orders/making/shipment.rules.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { media } from '#server/platform/media/media.tables.ts';
import { orders } from '../core/orders.tables.ts';
import { orderUpdatePictures, orderUpdates } from './order-updates.tables.ts';

export interface UpdateRow {
  id: number;
  authorId: number;
  authorName: string;
  status: OrderStatus;
  note: string;
  at: Date;
  /** The photographs that are ready, in order. */
  pictures: { key: string; width: number; height: number; placeholder: string }[];
  /** How many more are still being prepared. */
  preparing: number;
}

const isMeasured = 'a picture is measured before it is READY';

/** The updates of an order, oldest first. */
export const updatesOfOrder = prepared<UpdateRow, [orderId: number]>(
  'orders.updates',
  `select u.id, u.author_id as "authorId", a.name as "authorName", u.status, u.note, u.created_at as "at",
          coalesce(json_agg(json_build_object('key', m.key, 'width', m.width, 'height', m.height,
                                              'placeholder', coalesce(m.placeholder, '')) order by p.position)
                     filter (where m.status = 'READY'), '[]') as pictures,
          (count(*) filter (where m.status = 'STORED'))::int as preparing
     from order_updates u
     join users a on a.id = u.author_id
     left join order_update_pictures p on p.update_id = u.id
     left join media m on m.id = p.media_id
    where u.order_id = $1
    group by u.id, a.name
    order by u.id`,
  { 'pictures[].width': isMeasured, 'pictures[].height': isMeasured },
);

interface NewUpdate {
  orderId: number;
  authorId: number;
  status: OrderStatus;
  note: string;
  idempotencyKey: string | null;
  createdAt: Date;
}

export async function insertUpdate(
  tx: Transaction,
  values: NewUpdate,
  mediaIds: readonly number[],
): Promise<number> {
  const [row] = await tx.insert(orderUpdates).values(values).returning({ id: orderUpdates.id });
  if (!row) throw new Error('An update got no row');
  const pictures = mediaIds.map((mediaId, position) => ({ updateId: row.id, position, mediaId }));
  if (pictures.length > 0) await tx.insert(orderUpdatePictures).values(pictures);
  return row.id;
}

export async function countUpdates(executor: Executor, orderId: number): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(orderUpdates)
    .where(eq(orderUpdates.orderId, orderId));
  return row?.count ?? 0;
}

interface Posted {
  /** Null for an update without a move. */
  to: OrderStatus | null;
  note: string;
}

const postedWith = prepared<Posted, [orderId: number, key: string]>(
  'orders.posted-with',
  `select h.to_status as "to", h.note from order_history h where h.order_id = $1 and h.idempotency_key = $2
    union all
   select null, u.note from order_updates u where u.order_id = $1 and u.idempotency_key = $2`,
);

/** What was posted for an order under an idempotency key: a move, or an update without one. */
export async function findPosted(
  executor: Executor,
  orderId: number,
  key: string,
): Promise<Posted | undefined> {
  return (await postedWith(executor, [orderId, key]))[0];
}

export async function lockUpdate(
  tx: Transaction,
  orderId: number,
  updateId: number,
): Promise<{ authorId: number; createdAt: Date; note: string } | undefined> {
  const [row] = await tx
    .select({
      authorId: orderUpdates.authorId,
      createdAt: orderUpdates.createdAt,
      note: orderUpdates.note,
    })
    .from(orderUpdates)
    .where(and(eq(orderUpdates.id, updateId), eq(orderUpdates.orderId, orderId)))
    .for('update');
  return row;
}

interface PictureState {
  mediaId: number;
  status: string;
  failure: string | null;
}

export async function listUpdatePictures(tx: Transaction, updateId: number): Promise<PictureState[]> {
  return tx
    .select({ mediaId: media.id, status: media.status, failure: media.failure })
    .from(orderUpdatePictures)
    .innerJoin(media, eq(media.id, orderUpdatePictures.mediaId))
    .where(eq(orderUpdatePictures.updateId, updateId))
    .orderBy(asc(orderUpdatePictures.position));
}

/** Its notification is deleted by the foreign key. */
export async function deleteUpdate(tx: Transaction, updateId: number): Promise<void> {
  await tx.delete(orderUpdates).where(eq(orderUpdates.id, updateId));
}

export async function dropUpdatePicture(tx: Transaction, mediaId: number): Promise<void> {
  await tx.delete(orderUpdatePictures).where(eq(orderUpdatePictures.mediaId, mediaId));
}

interface UpdateOfPicture {
  updateId: number;
  orderId: number;
  authorEmail: string;
}

export async function findUpdateOfPicture(
  executor: Executor,
  mediaId: number,
): Promise<UpdateOfPicture | undefined> {
  const [row] = await executor
    .select({ updateId: orderUpdates.id, orderId: orderUpdates.orderId, authorEmail: users.email })
    .from(orderUpdatePictures)
    .innerJoin(orderUpdates, eq(orderUpdates.id, orderUpdatePictures.updateId))
    .innerJoin(users, eq(users.id, orderUpdates.authorId))
    .where(eq(orderUpdatePictures.mediaId, mediaId));
  return row;
}

interface UpdateForLetter {
  note: string;
  /** The photographs that are ready, in order. */
  pictureKeys: string[];
  /** How many more are still being prepared. */
  preparing: number;
}

/** An update for a letter; no row once it was removed. */
export const updateForLetter = prepared<UpdateForLetter, [updateId: number]>(
  'orders.told-update',
  `select u.note, (count(*) filter (where m.status = 'STORED'))::int as preparing,
          coalesce(array_agg(m.key order by p.position) filter (where m.status = 'READY'), '{}') as "pictureKeys"
     from order_updates u
     left join order_update_pictures p on p.update_id = u.id
     left join media m on m.id = p.media_id
    where u.id = $1
    group by u.id`,
);

export interface Shipment {
  carrier: Carrier;
  trackingNumber: string;
  /** YYYY-MM-DD, in IST. */
  expectedOn: string | null;
}

/** Keeps `updated_at`, the time of the last move. */
export async function setShipment(
  tx: Transaction,
  orderId: number,
  { carrier, trackingNumber, expectedOn }: Shipment,
): Promise<void> {
  await tx
    .update(orders)
    .set({ shippingCarrier: carrier, trackingNumber, parcelExpectedOn: expectedOn })
    .where(eq(orders.id, orderId));
}
