import { letterOf } from '#contracts/words/letter.ts';
import { newsOf, newsPart } from '#contracts/words/render-news.ts';
import { readLetterFacts, sendToSides } from '#server/modules/orders/public.ts';
import type { Services } from '#server/platform/services.ts';
import { planMoved } from './plans.events.ts';

/** Refreshes the open pages of both sides, and writes the letters. */
export function tellSides(services: Services): void {
  const { env, events, realtime } = services;

  events.on(planMoved, 'open-pages', async ({ orderId, buyerId, makerId }) => {
    for (const personId of [buyerId, makerId]) realtime.toPerson(personId, 'orderChanged', orderId);
  });

  events.on(planMoved, 'letters', async ({ orderId, by, news, toBuyer, toMaker }) => {
    if (news === null) return;
    const facts = await readLetterFacts(services, orderId);
    const name = by === 'BUYER' ? facts.buyer.name : facts.maker.name;
    const order = newsPart('order.yoursNumbered', { number: facts.number });
    const letterTo = (side: 'purchase' | 'sale') =>
      letterOf('plans.news', {
        news: newsOf(`plans.${news}`, { name, order }),
        page: `${env.PUBLIC_URL}/order-details/${side}/${orderId}`,
      });
    await sendToSides(services, facts, {
      buyer: toBuyer ? letterTo('purchase') : null,
      maker: toMaker ? letterTo('sale') : null,
    });
  });
}
