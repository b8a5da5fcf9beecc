import { refuseSharing, refuseStandingYes } from '#contracts/measurements/book/book.rules.ts';
import type { BookForOrder } from '#contracts/measurements/book/sharing.contract.ts';
import { type Garment, garmentNames } from '#contracts/measurements/garments.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { presentOverlay, presentShare, presentVersion } from '../book/present-book.ts';
import type { OverlayRow } from '../book/versions.queries.ts';
import { findStandingYes, listMeasured } from './measured.queries.ts';
import {
  findBoughtOrder,
  listShareable,
  overlaysOfBook,
  type ShareableRow,
  sharesOfOrder,
} from './shares.queries.ts';

/** Versions per garment that can be chosen, besides those that were used before. */
const newestVersions = 5;

/** What of one's own book fits an order that one bought. Throws NOT_FOUND for orders of others. */
export async function loadForOrder(
  executor: Executor,
  orderId: number,
  ownerId: number,
): Promise<BookForOrder> {
  const [order] = await findBoughtOrder(executor, [orderId, ownerId]);
  if (!order) throw notFound('orders.orderMissing');
  const { status, makerId, makerName, orderedAt } = order;
  const named = order.titles.flatMap((title) => guessGarment(title) ?? []);
  const garments = garmentNames.filter((name) => named.includes(name));
  const wanted = garments.length === 0 ? garmentNames : garments;
  // Without a garment the list is long, so it has only the newest of each.
  const newest = garments.length === 0 ? 1 : newestVersions;
  const rows = await listShareable(executor, { ownerId, garments: [...wanted], newest, makerId, orderId });
  const overlays = await overlaysOfBook(executor, [ownerId, [...wanted]]);
  const shares = await sharesOfOrder(executor, [orderId]);
  const measured = await listMeasured(executor, [orderId]);
  const [agreed] = await findStandingYes(executor, [orderId]);
  const why = refuseSharing(status);
  return {
    orderId,
    orderNumber: orderNumber(orderId, orderedAt),
    makerName,
    garments,
    shareable: groupByGarment(rows, overlays),
    shares: shares.map(presentShare),
    measured,
    standingYes: agreed
      ? { personId: agreed.personId, personName: agreed.personName, since: agreed.since.toISOString() }
      : null,
    can: {
      share: why === null,
      takeMeasured: measured.some(({ taken }) => taken === null),
      giveStandingYes: refuseStandingYes(status) === null,
    },
    why: withMessage(why),
  };
}

/** The rows are in the order of people and garments. */
function groupByGarment(
  rows: readonly ShareableRow[],
  overlays: readonly OverlayRow[],
): BookForOrder['shareable'] {
  const groups = new Map<string, BookForOrder['shareable'][number]>();
  for (const row of rows) {
    const { personName, relation, body, unit, usedFor, ...version } = row;
    const { personId, garment } = version;
    const key = `${personId} ${garment}`;
    const group = groups.get(key) ?? {
      person: { id: personId, name: personName, relation, body },
      garment,
      versions: [],
      overlays: overlays.filter(isOf(personId, garment)).map((overlay) => presentOverlay(overlay, unit)),
    };
    group.versions.push({
      ...presentVersion(version, unit),
      usedFor: usedFor.map(({ orderId, orderedAt }) => ({
        orderId,
        orderNumber: orderNumber(orderId, new Date(orderedAt)),
      })),
    });
    groups.set(key, group);
  }
  return [...groups.values()];
}

const isOf = (personId: number, garment: Garment) => (row: OverlayRow) =>
  row.personId === personId && row.garment === garment;
