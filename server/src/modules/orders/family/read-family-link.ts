import { stepsOf } from '#contracts/orders/core/order-steps.ts';
import { orderStatuses, type timelineStatuses } from '#contracts/orders/core/orders.states.ts';
import { dayToTell } from '#contracts/orders/due/day-to-tell.ts';
import type { FamilyView } from '#contracts/orders/family/family-links.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { hashSecretToken } from '#server/modules/accounts/public.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { isFinalPaid, moneyOf } from '../core/instalment.policy.ts';
import { promiseOfOrder } from '../core/promise-of-order.ts';
import { dueOfOrder } from '../due/due-of-order.ts';
import { getOrder, type LoadedOrder } from '../showing/load-order.ts';
import { orderOfToken } from './family-links.queries.ts';

/** Steps about placing and paying are private to the buyer and the maker. */
const hiddenStatuses: readonly (typeof timelineStatuses)[number][] = ['PENDING', 'FINAL_PAYMENT_PENDING'];

const rank = (status: string) => (orderStatuses as readonly string[]).indexOf(status);

/** The family's view of an order. Throws the same NOT_FOUND for an ended link and an unknown one. */
export async function readMakingOf(
  { db, clock, env }: Services,
  token: string,
  locale: Locale,
): Promise<FamilyView> {
  const now = clock.now();
  const [opened] = await orderOfToken(db, [hashSecretToken(token), now]);
  if (!opened) throw notFound('orders.linkMissing');
  const loaded = await getOrder(db, opened.orderId, opened.buyerId, locale);
  const mediaUrl = (key: string) => pictureUrl(env.MEDIA_URL, key);
  return {
    designs: loaded.items
      .filter(({ designId }) => designId === null || !opened.hiddenDesigns.includes(designId))
      .map(({ pictureKey, ...item }) => ({
        ...titleFor(item, locale),
        image: pictureKey && mediaUrl(pictureKey),
      })),
    ...makingOf(loaded, now),
    steps: stepsToTell(loaded, opened.withPhotographs ? mediaUrl : null),
    endsAt: opened.expiresAt.toISOString(),
  };
}

function makingOf(loaded: LoadedOrder, now: Date): Pick<FamilyView, 'isDelivered' | 'deliveryBy'> {
  const { order, due, parties, instalments } = loaded;
  const { status } = order;
  const { by } = promiseOfOrder({ ...loaded, hold: parties.hold, ...moneyOf(order, instalments) }, now);
  const { dueBy } = dueOfOrder(order, due, now);
  return {
    isDelivered: status === 'DELIVERED',
    deliveryBy: by === null ? null : dayToTell({ status, dueBy, by }).day,
  };
}

/** The steps done and to come, with the days of those done and the photographs posted during each. */
function stepsToTell(
  { order, history, updates, instalments, meeting }: LoadedOrder,
  mediaUrl: ((key: string) => string) | null,
): FamilyView['steps'] {
  const taken = new Map(history.map(({ to, at }) => [to, istDayOf(at)]));
  const course = {
    ...order,
    history,
    isFinalPaid: isFinalPaid(order, instalments),
    meeting: meeting ?? null,
  };
  const shownSteps = stepsOf(course).filter(
    ({ status, state }) => state !== 'passed' && !hiddenStatuses.includes(status),
  );
  return shownSteps.map(({ status, state }, index) => {
    const next = shownSteps[index + 1];
    const isTold = ({ status: at }: { status: string }) =>
      (index === 0 || rank(at) >= rank(status)) && (next === undefined || rank(at) < rank(next.status));
    return {
      status,
      state,
      day: state === 'next' ? null : (taken.get(status) ?? null),
      pictures:
        mediaUrl === null
          ? []
          : updates
              .filter(isTold)
              .flatMap(({ pictures }) => pictures)
              .map(({ key, ...size }) => ({ url: mediaUrl(key), ...size })),
    };
  });
}
