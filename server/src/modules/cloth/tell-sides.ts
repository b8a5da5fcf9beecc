import { newsOfAct } from '#contracts/cloth/cloth-news.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { newsOf, newsPart } from '#contracts/words/render-news.ts';
import { readLetterFacts, sendToSides } from '#server/modules/orders/public.ts';
import type { Services } from '#server/platform/services.ts';
import { clothMoved } from './cloth.events.ts';

/** Refreshes the open pages of both sides, and writes the letter of an act. */
export function tellSides(services: Services): void {
  const { env, events, realtime } = services;

  // The day that is owed depends on the cloth, so the whole order is refetched.
  events.on(clothMoved, 'open-pages', async ({ orderId, buyerId, makerId }) => {
    for (const personId of [buyerId, makerId]) realtime.toPerson(personId, 'orderChanged', orderId);
  });

  events.on(clothMoved, 'letters', async ({ orderId, act, by }) => {
    const told = newsOfAct(act, by);
    if (told === null) return;
    const facts = await readLetterFacts(services, orderId);
    const news = newsOf(`cloth.${told.news}`, {
      name: by === 'BUYER' ? facts.buyer.name : facts.maker.name,
      order: newsPart('order.yoursNumbered', { number: facts.number }),
    });
    const saysTo = (kind: 'purchase' | 'sale') =>
      letterOf('cloth.news', { news, page: `${env.PUBLIC_URL}/order-details/${kind}/${orderId}#cloth` });
    await sendToSides(services, facts, {
      buyer: told.buyer ? saysTo('purchase') : null,
      maker: told.maker ? saysTo('sale') : null,
    });
  });
}
