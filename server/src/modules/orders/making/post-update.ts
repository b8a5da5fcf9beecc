import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { takesUpdates, updateLimits, updateSentences } from '#contracts/orders/making/order-updates.rules.ts';
import type { ShipmentWords } from '#contracts/orders/making/shipment.rules.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import { recordFile, withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { holdOrderOfMaker } from '../core/hold-order.ts';
import { updatePosted } from '../core/orders.events.ts';
import { findOrderOfParty } from '../core/orders.queries.ts';
import { countUpdates, findPosted, insertUpdate } from './order-updates.queries.ts';
import { moveHeldOrder } from './update-order-status.ts';

interface Update {
  orderId: number;
  makerId: number;
  /** Also moves the order; the note then belongs to the move. */
  to?: OrderStatus | undefined;
  note: string;
  shipment?: ShipmentWords;
  /** Newly uploaded files, or ids of stored pictures that nothing uses yet. */
  pictures: readonly (ReceivedFile | number)[];
  idempotencyKey: string | null;
}

/** Rolls back a retry, so that its photographs are not stored twice. */
class PostedBefore extends Error {}

/**
 * The maker posts an update and optionally moves the order, in one transaction. Idempotent per key. Throws NOT_FOUND
 * unless the viewer is the maker, ILLEGAL_MOVE, CONFLICT for an order that takes no updates and for a key used with
 * other content, INVALID_INPUT.
 */
export async function postUpdate(services: ServicesWithPayments, update: Update): Promise<void> {
  await refuseStranger(services, update);
  const files = update.pictures.filter((picture) => typeof picture !== 'number');
  try {
    await withStoredFiles(services, files, () =>
      inTransaction(services.db, (tx) => record(services, tx, update)),
    );
  } catch (error) {
    if (!(error instanceof PostedBefore)) throw error;
  }
}

/** Runs before any file is stored. */
async function refuseStranger({ db }: Services, { orderId, makerId }: Update): Promise<void> {
  const order = await findOrderOfParty(db, orderId, makerId);
  if (order?.makerId !== makerId) throw notFound('orders.orderMissing');
}

async function record(services: ServicesWithPayments, tx: Transaction, update: Update): Promise<void> {
  const { orderId, makerId, to, note, shipment, idempotencyKey } = update;
  const held = await holdOrderOfMaker(services.payments, tx, orderId, makerId);
  const posted = idempotencyKey === null ? undefined : await findPosted(tx, orderId, idempotencyKey);
  if (posted) {
    if (posted.to === (to ?? null) && posted.note === note) throw new PostedBefore();
    throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
  }
  if (to === undefined) {
    if (note === '' && update.pictures.length === 0) throw invalidInput({ note: updateSentences.empty });
    if (!takesUpdates(held.order.status)) throw new AppError('CONFLICT', updateSentences.closed);
    const values = { status: held.order.status, note, idempotencyKey };
    const updateId = await addUpdate(services, tx, update, values);
    return services.events.publish(tx, updatePosted, { orderId, updateId, makerId });
  }
  // Note and key are stored with the move, and the move announces the photographs.
  const values = { status: to, note: '', idempotencyKey: null };
  const updateId = update.pictures.length === 0 ? undefined : await addUpdate(services, tx, update, values);
  const step = { to, note, idempotencyKey, updateId, ...(shipment ? { shipment } : {}) };
  await moveHeldOrder(services, tx, held, makerId, step);
}

async function addUpdate(
  services: Services,
  tx: Transaction,
  update: Update,
  values: { status: OrderStatus; note: string; idempotencyKey: string | null },
): Promise<number> {
  const { orderId, makerId } = update;
  if ((await countUpdates(tx, orderId)) >= updateLimits.perOrder) {
    throw new AppError('CONFLICT', updateSentences.tooMany);
  }
  const row = { ...values, orderId, authorId: makerId, createdAt: services.clock.now() };
  return insertUpdate(tx, row, await keepPictures(services, tx, update));
}

async function keepPictures(
  services: Services,
  tx: Transaction,
  { makerId, pictures }: Update,
): Promise<number[]> {
  if (pictures.length > updateLimits.pictures)
    throw invalidInput({ images: updateSentences.tooManyPictures });
  const ids: number[] = [];
  for (const picture of pictures) {
    const rows =
      typeof picture === 'number'
        ? await claimMedia(tx, makerId, 'PICTURE', [picture], services.clock.now())
        : [await recordFile(services, tx, makerId, picture, { claimed: true })];
    if (!rows) throw invalidInput({ images: updateSentences.gonePicture });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
