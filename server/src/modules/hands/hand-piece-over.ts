import type * as z from 'zod/mini';
import type { handOverWords } from '#contracts/hands/hands.contract.ts';
import { handLimits, handSentences } from '#contracts/hands/hands.rules.ts';
import { isOpen } from '#contracts/hands/hands.states.ts';
import { toPaise } from '#contracts/money/money.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { openLink } from './hand-links.ts';
import {
  findHandOver,
  type HandOverRow,
  handOversOfOrder,
  handOverWithKey,
  type PieceOrderRow,
  type PieceRow,
  piecesOfOrder,
} from './hands.queries.ts';
import { demandMaking, holdOrder, keepHandPictures } from './hold-order.ts';
import { insertHandOver, insertPiece, writePlan } from './write-hands.queries.ts';

interface HandingOver {
  orderId: number;
  makerId: number;
  words: z.output<typeof handOverWords>;
  idempotencyKey: string;
}

/**
 * Hands a piece to a hand and returns the token of the link. The same request again hands nothing over and returns a new
 * token, because the first reply was lost. Throws NOT_FOUND for others, CONFLICT if the piece is with a hand already or
 * the order is not in making, INVALID_INPUT.
 */
export function handPieceOver(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, makerId, words, idempotencyKey }: HandingOver,
): Promise<string> {
  const requestHash = hashOfRequest(words);
  return inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId, makerId);
    const now = clock.now();
    const [earlier] = await handOverWithKey(tx, [orderId, idempotencyKey]);
    if (earlier) {
      refuseOtherWords(earlier, requestHash);
      return openLink(tx, await getHandOver(tx, earlier.id), 'SENT', now);
    }
    demandMaking(order);
    const today = istDayOf(now);
    if (words.due < today || words.due > addDays(today, handLimits.daysAhead))
      throw invalidInput({ due: handSentences.due });
    const piece = await demandPiece(tx, order, words.pieceId, now);
    const handOvers = await handOversOfOrder(tx, [orderId]);
    if (handOvers.some(({ pieceId, state }) => pieceId === piece.id && isOpen(state)))
      throw new AppError('CONFLICT', sentence('hands.alreadyOut'));
    if (handOvers.length >= handLimits.handOvers)
      throw new AppError('CONFLICT', sentence('hands.handOversMost', { most: handLimits.handOvers }));
    const { kind, name, phone, rate, due, mediaIds } = words;
    const [made] = await insertHandOver(tx, {
      ...{ orderId, pieceId: piece.id, designId: order.items[piece.item ?? 0]?.designId ?? null },
      ...{ kind, name, phone, ratePaise: toPaise(rate), due, words: words.words },
      ...{ idempotencyKey, requestHash, now },
    });
    if (!made) throw new Error('a hand-over was not written');
    await keepHandPictures(tx, { handOverId: made.id, ownerId: makerId, side: 'OUT', mediaIds, now });
    return openLink(tx, await getHandOver(tx, made.id), 'SENT', now);
  });
}

async function getHandOver(tx: Transaction, handOverId: number): Promise<HandOverRow> {
  const [handOver] = await findHandOver(tx, [handOverId]);
  if (!handOver) throw new Error(`hand-over ${handOverId} is gone`);
  return handOver;
}

/** A piece of the order. An order without pieces becomes its only one. */
async function demandPiece(
  tx: Transaction,
  { id: orderId, items, together }: PieceOrderRow,
  pieceId: number | null,
  now: Date,
): Promise<PieceRow> {
  const pieces = await piecesOfOrder(tx, [orderId]);
  if (pieceId !== null || pieces.length > 0) {
    const piece = pieces.find(({ id }) => id === pieceId);
    if (!piece) throw notFound('hands.pieceMissing');
    return piece;
  }
  const name = (items[0]?.title ?? '').slice(0, handLimits.pieceName);
  await writePlan(tx, [orderId, together, now]);
  const [made] = await insertPiece(tx, { orderId, position: 0, name, item: null });
  if (!made) throw new Error('a piece was not written');
  return { id: made.id, name, item: null };
}
