import type { OrderPieces } from '#contracts/hands/hands.fields.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findPieceOrder, handOversOfOrder, picturesOfOrder, piecesOfOrder } from './hands.queries.ts';
import { presentPieces } from './present-pieces.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env'>;

/** The pieces of an order for one of its sides. Throws NOT_FOUND for others. */
export async function showPieces(
  { db, clock, env }: Needed,
  orderId: number,
  viewerId: number,
): Promise<OrderPieces> {
  const [[order], pieces, handOvers, pictures] = await onOneConnection(db, (one) =>
    Promise.all([
      findPieceOrder(one, [orderId, viewerId]),
      piecesOfOrder(one, [orderId]),
      handOversOfOrder(one, [orderId]),
      picturesOfOrder(one, [orderId]),
    ]),
  );
  if (!order) throw notFound('orders.orderMissing');
  return presentPieces(
    { order, pieces, handOvers, pictures },
    { now: clock.now(), mediaUrl: env.MEDIA_URL, isMaker: order.makerId === viewerId },
  );
}
