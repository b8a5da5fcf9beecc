import type { BoardOrder, WorkBoard } from '#contracts/orders/board/board.contract.ts';
import { type BoardStage, boardStages, statusesOfStage } from '#contracts/orders/board/board.rules.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { cutPage, makeCursor, whole } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { type BoardFacts, compareOnBoard, isReadyToSend, nextStepOf, type Placed } from './board.policy.ts';
import { type BoardCardRow, cardsOfOrders } from './board.queries.ts';
import { readStanding, type StandingOrder } from './read-standing.ts';

interface Asked {
  makerId: number;
  /** Undefined for all. */
  stage?: BoardStage | undefined;
  cursor?: string | undefined;
  limit: number;
  /** Language of the maker. */
  locale: Locale;
}

const fields = makeCursor({ weight: whole(), due: whole(), id: whole() }, sentence('platform.listPage'));
const boardCursor = { write: ({ id, place }: Placed) => fields.write({ id, ...place }) };

/**
 * A page of a maker's open orders, the most at risk first. All of them are read for each page, because their days are
 * computed here and not in the database.
 */
export async function loadBoard(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { makerId, stage, cursor, limit, locale }: Asked,
): Promise<WorkBoard> {
  const now = clock.now();
  const after = cursor === undefined ? null : placedAt(cursor);
  const standing = await readStanding(db, makerId, now);
  const stages = boardStages.map((one) => {
    const here = standing.filter(isAt(one));
    return { stage: one, count: here.length, late: here.filter(({ lateDays }) => lateDays > 0).length };
  });
  const listed = standing
    .filter((order) => stage === undefined || isAt(stage)(order))
    .filter((order) => after === null || compareOnBoard(order, after) > 0)
    .sort(compareOnBoard);
  const { shown, nextCursor } = cutPage(listed.slice(0, limit + 1), limit, boardCursor);
  const cards = await cardsOfOrders(db, [shown.map(({ id }) => id), locale]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return {
    stages,
    nextCursor,
    orders: shown.flatMap((order) => {
      const card = cardOf.get(order.id);
      return card ? [{ ...presentCard(card), ...presentStanding(order) }] : [];
    }),
  };

  function presentStanding(order: StandingOrder) {
    const { status, isFinalPaid, isSwatch, dueBy, lateDays, days, turn, wait, risks, functionDay } = order;
    return {
      ...{ status, isSwatch, dueBy, lateDays, days, turn, wait, risks, functionDay },
      finalPaid: isFinalPaid,
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

const isAt =
  (stage: BoardStage) =>
  ({ status }: Pick<BoardFacts, 'status'>) =>
    statusesOfStage[stage].includes(status);

/** Throws INVALID_INPUT for an invalid cursor. */
function placedAt(cursor: string): Placed {
  const { id, ...place } = fields.read(cursor);
  return { id, place };
}
