import type { ListedOccasion } from '#contracts/occasions/occasions.fields.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { summariseOrders } from '#server/modules/orders/public.ts';
import type { Services } from '#server/platform/services.ts';
import { occasionsOfOrganiser } from './occasions.queries.ts';
import { inRupees, moneyOfOrder, presentOccasion, sumOf } from './present-board.ts';

/** One's own occasions: those ahead by day, then the past, then the archived. */
export async function listOccasions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  organiserId: number,
): Promise<ListedOccasion[]> {
  const now = clock.now();
  const rows = await occasionsOfOrganiser(db, [organiserId, istDayOf(now)]);
  const orderIds = rows.flatMap((row) => row.orderIds);
  const orders = await summariseOrders(db, { orderIds, buyerId: organiserId, locale: null }, now);
  return rows.map(({ people, orderIds: ids, ...occasion }) => ({
    ...presentOccasion(occasion),
    people,
    pieces: ids.length,
    paid: inRupees(
      sumOf(
        ids.flatMap((id) => {
          const order = orders.get(id);
          return order ? [moneyOfOrder(order)] : [];
        }),
      ),
    ),
  }));
}
