import { toPaise } from '#contracts/money/money.ts';
import { answerCancellation } from '#server/modules/orders/endings/answer-cancellation.ts';
import { askToCancel } from '#server/modules/orders/endings/ask-to-cancel.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { demoEndings, orderOf } from '../content/demo-endings.ts';
import { demoKey } from '../demo.queries.ts';
import { orderUnderKey } from '../demo-desk.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;

/** Demo buyers request cancellations and makers answer, each at their time. A second run changes nothing. */
export async function fillEndings(
  services: ServicesWithPayments,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const now = services.clock.now().getTime();
  for (const ending of demoEndings) {
    if (isStopping()) return;
    const key = demoKey(`${ending.shopper}-asks`);
    const [order] = await orderUnderKey(services.db, [demoKey(orderOf(ending).key)]);
    if (!order || order.status === 'CANCELLED' || people.get(ending.shopper) !== order.buyerId) continue;
    const { reason, askedHoursAgo, answer } = ending;
    const at = (hoursLater: number) =>
      servicesAt(services, new Date(now + (hoursLater - askedHoursAgo) * hour));
    const asked = {
      orderId: order.id,
      viewerId: order.buyerId,
      reason,
      shownPaise: null,
      idempotencyKey: key,
    };
    await askToCancel(at(0), asked);
    if (answer === null) continue;
    const { agree, keepRupees, words, hoursLater } = answer;
    await answerCancellation(at(hoursLater), {
      orderId: order.id,
      viewerId: order.makerId,
      agree,
      keepPaise: toPaise(keepRupees),
      shownPaise: null,
      words,
      idempotencyKey: key,
    });
  }
}
