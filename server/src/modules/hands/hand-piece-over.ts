import type * as z from 'zod/mini';
import type { handOverWords } from '#contracts/hands/hands.contract.ts';
import { handLimits, handSentences } from '#contracts/hands/hands.rules.ts';
import { isOpen } from '#contracts/hands/hands.states.ts';
import { toPaise } from '#contracts/money/money.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { findHand } from '#server/modules/messaging/public.ts';
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
import { tellHand } from './tell-hand.ts';
import { insertHandOver, insertPiece, writePlan } from './write-hands.queries.ts';

interface HandingOver {
  orderId: number;
  makerId: number;
  words: z.output<typeof handOverWords>;
  idempotencyKey: string;
}

/**
 * Hands a piece to a hand and returns the token of the link; null for a hand with an account, who is told. The same
 * request again hands nothing over and returns a new token, because the first reply was lost. Throws NOT_FOUND for
 * others, CONFLICT if the piece is with a hand already or the order is not in making, INVALID_INPUT.
 */
export function handPieceOver(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { orderId, makerId, words, idempotencyKey }: HandingOver,
): Promise<string | null> {
  const { db, clock } = services;
  const requestHash = hashOfRequest(words);
  return inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId, makerId);
    const now = clock.now();
    const [earlier] = await handOverWithKey(tx, [orderId, idempotencyKey]);
    if (earlier) {
      refuseOtherWords(earlier, requestHash);
      return linkOf(tx, await getHandOver(tx, earlier.id), now);
    }
    demandMaking(order);
    const today = istDayOf(now);
    if (words.due < today || words.due > addDays(today, handLimits.daysAhead))
      throw invalidInput({ due: handSentences.due });
    const hand = await demandHand(tx, order, words);
    const piece = await demandPiece(tx, order, words.pieceId, now);
    const handOvers = await handOversOfOrder(tx, [orderId]);
    if (handOvers.some(({ pieceId, state }) => pieceId === piece.id && isOpen(state)))
      throw new AppError('CONFLICT', sentence('hands.alreadyOut'));
    if (handOvers.length >= handLimits.handOvers)
      throw new AppError('CONFLICT', sentence('hands.handOversMost', { most: handLimits.handOvers }));
    const { kind, rate, due, mediaIds } = words;
    const [made] = await insertHandOver(tx, {
      ...{ orderId, pieceId: piece.id, designId: order.items[piece.item ?? 0]?.designId ?? null },
      ...{ ...hand, kind, ratePaise: toPaise(rate), due, words: words.words },
      ...{ idempotencyKey, requestHash, now },
    });
    if (!made) throw new Error('a hand-over was not written');
    await keepHandPictures(tx, { handOverId: made.id, ownerId: makerId, side: 'OUT', mediaIds, now });
    const handOver = await getHandOver(tx, made.id);
    await tellHand(services, tx, handOver, { makerId, news: 'OFFER' });
    return linkOf(tx, handOver, now);
  });
}

/** An account needs no link. */
const linkOf = async (tx: Transaction, handOver: HandOverRow, now: Date): Promise<string | null> =>
  handOver.accountId === null ? openLink(tx, handOver, 'SENT', now) : null;

interface Hand {
  accountId: number | null;
  name: string;
  phone: string;
}

/**
 * The hand of a request: the name that was written, or an account under its own name. Throws INVALID_INPUT for an account
 * of the maker or the buyer, and for one that the search does not find, because it is closed, blocked, hidden or of
 * another role.
 */
async function demandHand(
  tx: Transaction,
  { makerId, buyerId }: PieceOrderRow,
  { accountId, name, phone }: Hand,
): Promise<Hand> {
  if (accountId === null) return { accountId, name, phone };
  if (accountId === makerId) throw invalidInput({ accountId: sentence('hands.notYourself') });
  if (accountId === buyerId) throw invalidInput({ accountId: sentence('hands.notTheBuyer') });
  const [account] = await findHand(tx, { viewerId: makerId, personId: accountId });
  if (!account) throw invalidInput({ accountId: sentence('hands.accountMissing') });
  return { accountId, name: account.name.slice(0, handLimits.handName), phone: '' };
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
