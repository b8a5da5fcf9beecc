import type { OccasionBoard } from '#contracts/occasions/occasions.fields.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { summariseOrders } from '#server/modules/orders/public.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import type { OwnOccasion } from './hold-occasion.ts';
import {
  assignableOrders,
  guestsOfOccasion,
  occasionOfOrganiser,
  ordersOfOccasion,
} from './occasions.queries.ts';
import { presentBoard } from './present-board.ts';
import { sharesOfOccasion } from './sharing/shares.queries.ts';

/** How many open purchases are offered for assigning. */
const mostAssignable = 50;

/** The board of one's own occasion. Throws NOT_FOUND for others'. */
export async function showBoard(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { occasionId, organiserId }: OwnOccasion,
  locale: Locale,
): Promise<OccasionBoard> {
  const now = clock.now();
  const mediaUrl = (key: string) => pictureUrl(env.MEDIA_URL, key);
  return onOneConnection(db, async (one) => {
    const [[occasion], guests, assignments, shares, free] = await Promise.all([
      occasionOfOrganiser(one, [occasionId, organiserId]),
      guestsOfOccasion(one, [occasionId]),
      ordersOfOccasion(one, [occasionId]),
      sharesOfOccasion(one, [occasionId]),
      assignableOrders(one, [organiserId, mostAssignable]),
    ]);
    if (!occasion) throw notFound('occasions.occasionMissing');
    const assignable = free.map(({ id }) => id);
    const orderIds = [...assignments.map(({ orderId }) => orderId), ...assignable];
    const orders = await summariseOrders(one, { orderIds, buyerId: organiserId, locale }, now);
    return presentBoard(
      { occasion, guests, assignments, shares, orders, assignable },
      { now, locale, mediaUrl },
    );
  });
}
