import type { changePieces as changeCall } from '#contracts/hands/hands.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { handOversOfOrder, piecesOfOrder } from './hands.queries.ts';
import { demandMaking, holdOrder } from './hold-order.ts';
import { insertPiece, removeOtherPieces, updatePiece, writePlan } from './write-hands.queries.ts';

interface Changing {
  orderId: number;
  makerId: number;
  plan: ParsedOf<typeof changeCall>['body'];
}

/**
 * The maker names the pieces of an order. Throws NOT_FOUND for others, CONFLICT for an earlier version, for an order that
 * is not in making, and if a piece that was handed over is left out, INVALID_INPUT.
 */
export function changePieces(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, makerId, plan: { version, together, pieces } }: Changing,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId, makerId);
    demandMaking(order);
    if (order.version !== version) throw new AppError('CONFLICT', sentence('hands.changed'));
    const known = (await piecesOfOrder(tx, [orderId])).map(({ id }) => id);
    const kept = pieces.flatMap(({ id }) => id ?? []);
    const problems: Record<string, Sentence> = {};
    pieces.forEach(({ id, item }, at) => {
      const isOther = id !== null && (!known.includes(id) || kept.indexOf(id) !== kept.lastIndexOf(id));
      if (isOther) problems[`pieces.${at}.id`] = sentence('hands.pieceMissing');
      if (item !== null && item >= order.items.length) problems[`pieces.${at}.item`] = sentence('hands.item');
    });
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const handedOver = (await handOversOfOrder(tx, [orderId])).map(({ pieceId }) => pieceId);
    if (handedOver.some((id) => !kept.includes(id)))
      throw new AppError('CONFLICT', sentence('hands.pieceHandedOver'));
    await writePlan(tx, [orderId, together, clock.now()]);
    await removeOtherPieces(tx, [orderId, kept]);
    for (const [position, { id: pieceId, name, item }] of pieces.entries()) {
      const piece = { orderId, position, name, item };
      await (pieceId === null ? insertPiece(tx, piece) : updatePiece(tx, { ...piece, pieceId }));
    }
  });
}
