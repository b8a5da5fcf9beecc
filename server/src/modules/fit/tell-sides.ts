import { newsOfMove } from '#contracts/fit/fit-news.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { newsOf, newsPart } from '#contracts/words/render-news.ts';
import { readLetterFacts, sendToSides } from '#server/modules/orders/public.ts';
import type { Services } from '#server/platform/services.ts';
import { fitClaimMoved } from './fit.events.ts';

/** Refreshes the open pages of both sides, and writes the letter of a move. */
export function tellSides(services: Services): void {
  const { env, events, realtime } = services;

  events.on(fitClaimMoved, 'open-pages', async ({ claimId, buyerId, makerId }) => {
    for (const personId of [buyerId, makerId]) realtime.toPerson(personId, 'fitChanged', claimId);
  });

  events.on(fitClaimMoved, 'letters', async ({ claimId, orderId, act, by, to }) => {
    const told = newsOfMove(act, by, to);
    if (told === null) return;
    const facts = await readLetterFacts(services, orderId);
    const actor = by === 'BUYER' ? facts.buyer.name : facts.maker.name;
    const order = newsPart('order.yoursNumbered', { number: facts.number });
    const says = letterOf('fit.news', {
      news: newsOf(`fit.${told.news}`, { name: actor, order }),
      page: `${env.PUBLIC_URL}/fit/${claimId}`,
    });
    await sendToSides(services, facts, { buyer: told.buyer ? says : null, maker: told.maker ? says : null });
  });
}
