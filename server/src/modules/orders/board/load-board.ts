import type { BoardColumn, BoardOrder, WorkBoard } from '#contracts/orders/board/board.contract.ts';
import { type BoardStage, boardStages, statusesOfStage } from '#contracts/orders/board/board.rules.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type BoardFacts,
  compareOnBoard,
  dueOf,
  isReadyToSend,
  nextStepOf,
  risksOf,
} from './board.policy.ts';
import { type BoardCardRow, cardsOfOrders, countOpenOrders, openOrders } from './board.queries.ts';

/**
 * The most open orders read, because days and holidays are computed here and not in the database. The counts cover
 * all orders.
 */
const mostRead = 5000;

interface Asked {
  makerId: number;
  /** How many orders of each stage to return. */
  shown: Readonly<Record<BoardStage, number>>;
  /** Language of the maker. */
  locale: Locale;
}

/** A maker's open orders by stage, highest risk first. */
export async function loadBoard(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { makerId, shown, locale }: Asked,
): Promise<WorkBoard> {
  const now = clock.now();
  const [facts, counts] = await onOneConnection(db, (one) =>
    Promise.all([openOrders(one, [makerId, mostRead]), countOpenOrders(one, [makerId])]),
  );
  const placed = facts
    .map((order) => ({ ...order, due: dueOf(order), risks: risksOf(order, now) }))
    .sort(compareOnBoard);
  const columns = boardStages.map((stage) => {
    const isHere = ({ status }: Pick<BoardFacts, 'status'>) => statusesOfStage[stage].includes(status);
    const here = placed.filter(isHere);
    return {
      stage,
      count: counts.filter(isHere).reduce((sum, { count }) => sum + count, 0),
      late: here.filter(({ risks }) => risks.includes('LATE')).length,
      orders: here.slice(0, shown[stage]),
    };
  });
  const ids = columns.flatMap(({ orders }) => orders.map(({ id }) => id));
  const cards = await cardsOfOrders(db, [ids, locale]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return {
    columns: columns.map(
      ({ orders, ...column }): BoardColumn => ({
        ...column,
        orders: orders.flatMap((order) => {
          const card = cardOf.get(order.id);
          return card ? [{ ...presentCard(card), ...presentPlace(order) }] : [];
        }),
      }),
    ),
  };

  function presentPlace(order: (typeof placed)[number]) {
    const { status, isFinalPaid, due, risks } = order;
    return {
      status,
      finalPaid: isFinalPaid,
      due,
      risks,
      nextStep: nextStepOf(order, now),
      readyToSend: isReadyToSend(order),
    } satisfies Partial<BoardOrder>;
  }

  function presentCard(card: BoardCardRow) {
    const urlOf = (key: string | null) => (key === null ? null : pictureUrl(env.MEDIA_URL, key));
    return {
      id: card.id,
      orderNumber: orderNumber(card.id, card.createdAt),
      ...titleFor(card, locale),
      otherDesigns: card.otherDesigns,
      pieces: card.pieces,
      options: card.options,
      image: urlOf(card.pictureKey),
      buyer: { id: card.buyerId, name: card.buyerName, profileImage: urlOf(card.buyerImageKey) },
    };
  }
}
