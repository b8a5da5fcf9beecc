import { takesPromises } from '#contracts/orders/due/new-promise.rules.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { Services } from '#server/platform/services.ts';
import {
  dayMissed,
  orderMoved,
  type PromiseStep,
  parcelUnconfirmed,
  promiseMoved,
} from '../core/orders.events.ts';
import { type PromiseRow, promiseById } from '../due/promises.queries.ts';
import { type LetterFacts, readLetterFacts } from './letter-facts.ts';
import { type LettersToSides, sendToSides } from './send-to-sides.ts';

/** Letters about later days that makers propose, promised days that have passed, and parcels that nobody confirms. */
export function writeDueLetters(services: Services): void {
  services.events.on(promiseMoved, 'letters', async ({ orderId, promiseId, step }) => {
    const [promise] = await promiseById(services.db, [promiseId]);
    if (!promise) throw new Error(`the proposal ${promiseId} is not there`);
    const facts = await readLetterFacts(services, orderId);
    await sendToSides(services, facts, lettersOf(facts, promise, step));
  });

  services.events.on(dayMissed, 'letters', async ({ orderId, day }) => {
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, maker, order } = facts;
    // Sent or cancelled before the letter was written.
    if (!takesPromises(order.status)) return;
    const values = { number, titles, weekday: day };
    await sendToSides(services, facts, {
      buyer: letterOf('promises.missedToBuyer', { ...values, page: buyer.page, maker: maker.name }),
      maker: letterOf('promises.missedToMaker', { ...values, page: maker.page, buyer: buyer.name }),
    });
  });

  services.events.on(parcelUnconfirmed, 'letters', async ({ orderId, endsOn }) => {
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, order } = facts;
    // Confirmed before the letter was written.
    if (order.status !== 'SHIPPED') return;
    const values = { number, titles, page: buyer.page, weekday: endsOn };
    await sendToSides(services, facts, { buyer: letterOf('promises.unconfirmed', values) });
  });

  services.events.on(orderMoved, 'ended-by-itself', async ({ orderId, by, to }) => {
    if (by !== 'SYSTEM' || to !== 'DELIVERED') return;
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, maker } = facts;
    await sendToSides(services, facts, {
      buyer: letterOf('promises.endedToBuyer', { number, titles, page: buyer.page }),
      maker: letterOf('promises.endedToMaker', { number, titles, page: maker.page }),
    });
  });
}

function lettersOf(
  { number, titles, buyer, maker }: LetterFacts,
  { day, insteadOf, reason, answerBy }: PromiseRow,
  step: PromiseStep,
): LettersToSides {
  const toBuyer = { number, titles, page: buyer.page, weekday: day };
  const toMaker = { ...toBuyer, page: maker.page };
  switch (step) {
    case 'PROPOSED': {
      const days = { day: insteadOf, moment: answerBy.toISOString() };
      return { buyer: letterOf('promises.proposed', { ...toBuyer, ...days, reason, maker: maker.name }) };
    }
    case 'ACCEPTED':
      return { maker: letterOf('promises.accepted', { ...toMaker, buyer: buyer.name }) };
    case 'DECLINED':
      return { maker: letterOf('promises.declined', { ...toMaker, buyer: buyer.name }) };
    case 'WITHDRAWN':
      return {
        buyer: letterOf('promises.withdrawn', { number, titles, page: buyer.page, maker: maker.name }),
      };
    case 'LAPSED':
      return {
        buyer: letterOf('promises.lapsedToBuyer', toBuyer),
        maker: letterOf('promises.lapsedToMaker', { ...toMaker, buyer: buyer.name }),
      };
  }
}
