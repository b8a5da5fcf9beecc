import type * as z from 'zod/mini';
import type { claimWords } from '#contracts/fit/fit.contract.ts';
import { fitLimits, fitSentences, refuseClaim } from '#contracts/fit/fit.rules.ts';
import { directionsOf } from '#contracts/fit/zones.ts';
import type { LengthPartName } from '#contracts/measurements/garments.ts';
import { toTenths } from '#contracts/measurements/lengths.ts';
import { refuseValue } from '#contracts/measurements/part-values.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import { claimPictures } from '#server/platform/media/claim-media.ts';
import type { Services } from '#server/platform/services.ts';
import { type Basis, basisOfOrder } from './claim-basis.ts';
import { fitClaimMoved } from './fit.events.ts';
import { type FittedOrderRow, findFittedOrder, lockFittedOrder } from './fit.queries.ts';
import { endOfAnswer } from './move-claim.ts';
import { claimWithKey, insertClaim, insertMove, insertPictures, insertZones } from './write-fit.queries.ts';

type Words = z.output<typeof claimWords>;

interface Claiming {
  orderId: number;
  buyerId: number;
  words: Words;
  idempotencyKey: string | null;
}

/**
 * The buyer claims that a garment of a delivered order does not fit. What the order says of each part is copied by
 * value. Returns the claim's id; the same key again returns the same claim. Throws NOT_FOUND for orders that the viewer
 * did not buy, CONFLICT with the reason if no claim can be made, INVALID_INPUT.
 */
export function makeClaim(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { orderId, buyerId, words, idempotencyKey }: Claiming,
): Promise<number> {
  const requestHash = hashOfRequest(words);
  return inTransaction(services.db, async (tx) => {
    await lockFittedOrder(tx, [orderId]);
    const [order] = await findFittedOrder(tx, [orderId, buyerId]);
    if (!order || order.buyerId !== buyerId) throw notFound('orders.orderMissing');
    const [earlier] = idempotencyKey === null ? [] : await claimWithKey(tx, [orderId, idempotencyKey]);
    if (earlier) {
      refuseOtherWords(earlier, requestHash);
      return earlier.id;
    }
    const now = services.clock.now();
    const refusal = refuseClaim(order, now);
    if (refusal !== null) throw new AppError('CONFLICT', refusal);
    return write(services, tx, order, { words, idempotencyKey, requestHash, now });
  });
}

async function write(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  { id: orderId, buyerId, makerId, ...order }: FittedOrderRow,
  { words, now, ...request }: { words: Words; idempotencyKey: string | null; requestHash: string; now: Date },
): Promise<number> {
  const bases = await basisOfOrder(tx, { id: orderId, buyerId, makerId, ...order });
  const basis = bases.find(({ garment }) => garment === words.garment);
  if (!basis) throw invalidInput({ garment: sentence('fit.otherGarment') });
  const zones = readZones(words, basis);
  const [made] = await insertClaim(tx, {
    ...{ orderId, garment: words.garment, unit: words.unit, words: words.words },
    ...{ measuredBy: basis.measuredBy, measurementId: basis.measurementId, size: basis.size },
    dueAt: await endOfAnswer(tx, makerId, now),
    ...request,
    now,
  });
  if (!made) throw new Error('a claim was not written');
  const claimId = made.id;
  await insertZones(tx, [claimId, JSON.stringify(zones)]);
  await keepPictures(tx, { claimId, ownerId: buyerId, kind: 'CLAIM', mediaIds: words.mediaIds, now });
  const move = {
    claimId,
    act: 'CLAIM',
    actor: 'BUYER',
    actorId: buyerId,
    from: null,
    to: 'OPEN',
    note: '',
    now,
  };
  const [moved] = await insertMove(tx, move);
  if (!moved) throw new Error('a move of a claim was not written');
  const told = {
    claimId,
    moveId: moved.id,
    orderId,
    buyerId,
    makerId,
    act: 'CLAIM',
    by: 'BUYER',
    to: 'OPEN',
  } as const;
  await events.publish(tx, fitClaimMoved, told);
  return claimId;
}

/** The zones as they are stored. Throws INVALID_INPUT with the field of each fault. */
function readZones({ zones, unit }: Words, { parts }: Basis) {
  const problems: Record<string, Sentence> = {};
  const read = zones.map((zone, position) => {
    const part = zone.part as LengthPartName;
    const agreed = parts.get(part);
    const at = `zones.${position}`;
    if (!agreed || zones.findIndex((one) => one.part === part) !== position)
      problems[`${at}.part`] = sentence('fit.otherPart');
    const amount = toTenths(zone.amount, unit, part);
    if (amount <= 0 || amount > fitLimits.mostOff) problems[`${at}.amount`] = fitSentences.amount;
    if (!directionsOf(part).includes(zone.direction)) problems[`${at}.direction`] = fitSentences.direction;
    const again = zone.remeasured ?? null;
    const refusal = again === null ? null : refuseValue(part, again, unit);
    if (refusal !== null) problems[`${at}.remeasured`] = refusal;
    const remeasured = again === null ? null : toTenths(again, unit, part);
    return { part, position, direction: zone.direction, amount, words: zone.words, remeasured, ...agreed };
  });
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return read;
}

interface Kept {
  claimId: number;
  ownerId: number;
  kind: 'CLAIM' | 'SEWN' | 'ALTERED';
  mediaIds: readonly number[];
  now: Date;
}

/** Adds photographs that were uploaded ahead. Throws INVALID_INPUT for one that is not the writer's. */
export async function keepPictures(
  tx: Transaction,
  { claimId, ownerId, kind, mediaIds, now }: Kept,
): Promise<void> {
  if (mediaIds.length === 0) return;
  const claimed = await claimPictures(tx, ownerId, mediaIds, { gone: sentence('fit.pictureGone'), now });
  await insertPictures(tx, [claimId, kind, claimed]);
}
