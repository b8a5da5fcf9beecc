import { toRupees } from '#contracts/money/money.ts';
import type {
  OccasionBoard,
  OccasionGuest,
  OccasionPiece,
  OccasionShare,
} from '#contracts/occasions/occasions.fields.ts';
import { occasionLimits, type SharePurpose, sharePurposes } from '#contracts/occasions/occasions.rules.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { type OrderSummary, refuseInstalment } from '#server/modules/orders/public.ts';
import type { AssignmentRow, GuestRow, OccasionRow } from './occasions.queries.ts';
import type { ShareRow } from './sharing/shares.queries.ts';

export interface BoardRows {
  occasion: OccasionRow;
  guests: readonly GuestRow[];
  assignments: readonly AssignmentRow[];
  shares: readonly ShareRow[];
  /** Of the assigned and the assignable orders. */
  orders: ReadonlyMap<number, OrderSummary>;
  assignable: readonly number[];
}

export interface Showing {
  now: Date;
  locale: Locale;
  mediaUrl: (key: string) => string;
}

interface Paise {
  paid: number;
  of: number;
}

/** The board of an occasion as its organiser sees it. */
export function presentBoard(rows: BoardRows, showing: Showing): OccasionBoard {
  const { occasion, guests, orders, assignable } = rows;
  const placed = guests.map((guest) => placeGuest(guest, rows, showing));
  const shown = placed.map(({ guest }) => guest);
  const pieces = shown.flatMap((guest) => guest.pieces);
  const isOpen = occasion.archivedAt === null;
  return {
    ...presentOccasion(occasion),
    guests: shown,
    totals: {
      people: shown.length,
      pieces: pieces.length,
      measured: shown.filter(({ measured }) => measured !== 'NO').length,
      paidPeople: shown.filter(({ isPaid }) => isPaid).length,
      ready: shown.filter(({ isReady }) => isReady).length,
      late: pieces.filter(({ isLate }) => isLate).length,
      paid: inRupees(sumOf(placed.map(({ paise }) => paise))),
    },
    assignable: isOpen
      ? assignable.flatMap((id) => {
          const order = orders.get(id);
          return order ? [presentOrder(order, showing)] : [];
        })
      : [],
    can: { addGuest: isOpen && guests.length < occasionLimits.people, change: isOpen },
  };
}

export function presentOccasion({ id, title, day, city, delivery, archivedAt }: OccasionRow) {
  return { id, title, day, city, delivery, isArchived: archivedAt !== null };
}

/** What is held for an order of what it costs, in paise; nothing for a cancelled one. */
export function moneyOfOrder({ status, totalPaise, instalments }: OrderSummary): Paise {
  if (status === 'CANCELLED') return { paid: 0, of: 0 };
  const held = instalments.map((one) => (one.isPaid ? one.amountPaise - one.promisedPaise : 0));
  return { paid: held.reduce((sum, paise) => sum + paise, 0), of: totalPaise };
}

export function sumOf(parts: readonly Paise[]): Paise {
  return parts.reduce((sum, part) => ({ paid: sum.paid + part.paid, of: sum.of + part.of }), {
    paid: 0,
    of: 0,
  });
}

export const inRupees = ({ paid, of }: Paise) => ({ paid: toRupees(paid), of: toRupees(of) });

function placeGuest(
  guest: GuestRow,
  rows: BoardRows,
  showing: Showing,
): { guest: OccasionGuest; paise: Paise } {
  const own = rows.assignments.flatMap((assignment) => {
    const order = rows.orders.get(assignment.orderId);
    return order && assignment.guestId === guest.id ? [{ order, assignment }] : [];
  });
  const going = own.filter(({ order }) => order.status !== 'CANCELLED');
  const paise = sumOf(own.map(({ order }) => moneyOfOrder(order)));
  const { id, name, note, naapPersonId } = guest;
  return {
    paise,
    guest: {
      ...{ id, name, note, naapPersonId },
      measured: measuredOf(guest, going),
      isPaid: going.length > 0 && going.every(({ order }) => order.confirmedAt !== null && order.isFinalPaid),
      isReady: going.length > 0 && going.every(({ order }) => hasReached(order.status, 'READY_FOR_DELIVERY')),
      paid: inRupees(paise),
      pieces: own.map(({ order }) => presentPiece(order, rows, showing)),
    },
  };
}

const hasReached = (status: OrderStatus, least: OrderStatus) =>
  orderStatuses.indexOf(status) >= orderStatuses.indexOf(least);

/** Measured in the naap book, or for every piece that needs it. */
function measuredOf(
  { isInBook }: GuestRow,
  going: readonly { order: OrderSummary; assignment: AssignmentRow }[],
): OccasionGuest['measured'] {
  const toMeasure = going.filter(({ order }) => order.measuring === 'MADE_TO_MEASURE');
  if (going.length > 0 && toMeasure.length === 0) return 'NOT_NEEDED';
  const isMeasured =
    toMeasure.length > 0 &&
    toMeasure.every(
      ({ order, assignment }) =>
        assignment.hasMeasurements ||
        order.measuredAt !== null ||
        hasReached(order.status, 'MEASUREMENT_COMPLETED'),
    );
  return isInBook || isMeasured ? 'YES' : 'NO';
}

function presentOrder(order: OrderSummary, { locale, mediaUrl }: Showing) {
  return {
    orderId: order.id,
    orderNumber: orderNumber(order.id, order.createdAt),
    ...titleFor(order, locale),
    image: order.pictureKey === null ? null : mediaUrl(order.pictureKey),
    maker: order.makerName,
  };
}

function presentPiece(order: OrderSummary, rows: BoardRows, showing: Showing): OccasionPiece {
  const { occasion, shares } = rows;
  const isOnTheWay = order.status !== 'DELIVERED' && order.status !== 'CANCELLED';
  return {
    ...presentOrder(order, showing),
    status: order.status,
    finalPaid: order.isFinalPaid,
    promisedBy: order.promisedBy,
    isLate: isOnTheWay && order.promisedBy !== null && order.promisedBy > occasion.day,
    paid: inRupees(moneyOfOrder(order)),
    shares: sharePurposes
      .filter((purpose) => purpose === 'ADVANCE' || order.finalPaise > 0)
      .map((purpose) => {
        const link = shares.find((share) => share.orderId === order.id && share.purpose === purpose);
        return presentShare(order, purpose, link, occasion, showing.now);
      }),
  };
}

function presentShare(
  order: OrderSummary,
  purpose: SharePurpose,
  link: ShareRow | undefined,
  { archivedAt }: OccasionRow,
  now: Date,
): OccasionShare {
  const isPaid = order.instalments.some((one) => one.purpose === purpose && one.isPaid);
  return {
    purpose,
    amount: toRupees(purpose === 'ADVANCE' ? order.advancePaise : order.finalPaise),
    isPaid,
    link: link === undefined ? 'NONE' : link.expiresAt > now ? 'OPEN' : 'EXPIRED',
    shareId: link?.id ?? null,
    endsAt: link?.expiresAt.toISOString() ?? null,
    payerName: isPaid ? (link?.payerName ?? '') : '',
    canShare: archivedAt === null && refuseInstalment(order, order.instalments, purpose) === null,
  };
}
