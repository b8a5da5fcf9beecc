import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { acceptQuote, counterQuote } from '#server/modules/quotes/answer-quote.ts';
import { createQuote } from '#server/modules/quotes/create-quote.ts';
import { offerQuote, reviseQuote } from '#server/modules/quotes/offer-quote.ts';
import { payQuote } from '#server/modules/quotes/paying/pay-quote.ts';
import { type DemoOffer, type DemoQuote, type DemoStep, demoQuotes } from '../../content/demo-quotes.ts';
import { personOf, spaced } from '../../create-people.ts';
import { demoKey, findDemoDesigns } from '../../demo.queries.ts';
import {
  backdateBookedQuote,
  chatBetween,
  markOrderOfDemo,
  quoteUnderKey,
} from '../../demo-quotes.queries.ts';
import type { PayHeadless } from '../../pay-headless.ts';
import { payPart } from '../../pay-part.ts';
import { roleOfMaker, sendCard, wordsOfOffer } from '../../quote-offers.ts';
import { servicesAt } from '../../services-at.ts';

const hour = 3_600_000;

/**
 * Makers and shoppers agree on quotes in their conversations, each step at its time. A quote that was interrupted is
 * resumed. Without `pay`, no quote is paid.
 */
export async function fillQuotes(
  services: ServicesWithPayments,
  pay: PayHeadless | null,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const start = services.clock.now().getTime();
  const designs = await findDemoDesigns(services.db);
  for (const quote of demoQuotes) await agree(quote);

  async function agree(quote: DemoQuote): Promise<void> {
    const [makerId, buyerId] = [personOf(people, quote.maker), personOf(people, quote.shopper)];
    const [chat] = await chatBetween(services.db, [makerId, buyerId]);
    if (!chat) return;
    const [begun] = await quoteUnderKey(services.db, [demoKey(quote.key)]);
    const parties = { makerId, buyerId, chatId: chat.id };
    for (const [nth, step] of quote.steps.entries()) {
      if (isStopping()) return;
      if (nth >= (begun?.moves ?? 0)) await take(quote, step, parties);
    }
  }

  async function take(quote: DemoQuote, step: DemoStep, parties: Parties): Promise<void> {
    const { makerId, buyerId } = parties;
    const at = new Date(start - step.hoursAgo * hour);
    const then = servicesAt(services, at);
    const { id: quoteId, version, revision } = await found(quote, step, parties);
    const answer = { quoteId, buyerId, revision };
    switch (step.act) {
      case 'OFFER':
        await sendOffer(1, step.offer);
        return await offerQuote(then, { quoteId, makerId, version });
      case 'REVISE':
        await sendOffer(revision + 1, step.offer);
        return await reviseQuote(
          then,
          { quoteId, makerId, version },
          await wordsOf(quote, step.offer, makerId),
        );
      case 'COUNTER':
        return await counterQuote(then, answer, step);
      case 'ACCEPT':
        return await acceptQuote(then, answer);
      case 'PAY':
        if (pay) await payAdvance(then, pay, quote, answer);
    }

    async function sendOffer(number: number, { title }: DemoOffer): Promise<void> {
      // An offer that waits for its buyer was not read yet.
      const isRead = step !== quote.steps.at(-1);
      await sendCard(then, { ...{ quoteId, revision: number, title, makerId, buyerId }, isRead });
    }
  }

  /** The quote, which the first step begins. */
  async function found(quote: DemoQuote, step: DemoStep, { makerId, chatId }: Parties) {
    const key = demoKey(quote.key);
    const [known] = await quoteUnderKey(services.db, [key]);
    if (known) return known;
    if (step.act !== 'OFFER') throw new Error(`The demo quote ${quote.key} begins without an offer`);
    const then = servicesAt(services, new Date(start - step.hoursAgo * hour));
    const words = await wordsOf(quote, step.offer, makerId);
    const designId = designs.get(demoKey(quote.design))?.id ?? null;
    const id = await createQuote(
      then,
      { id: makerId, role: roleOfMaker(quote.maker) },
      { ...words, chatId, designId },
      key,
    );
    return { id, version: 1, revision: 1 };
  }

  async function wordsOf({ measuring, functionInDays }: DemoQuote, offer: DemoOffer, ownerId: number) {
    const functionOn = functionInDays === null ? null : addDays(istDayOf(new Date(start)), functionInDays);
    return await wordsOfOffer(services, ownerId, offer, { measuring, functionOn, validDays: 7 });
  }

  async function payAdvance(
    then: ServicesWithPayments,
    headless: PayHeadless,
    { key, shopper }: DemoQuote,
    { quoteId, buyerId, revision }: { quoteId: number; buyerId: number; revision: number },
  ): Promise<void> {
    const buyer = demoShoppers.find((one) => one.key === shopper);
    if (!buyer) throw new Error(`The demo has no shopper called ${shopper}`);
    const { name, phone, address, city, state, pincode } = buyer;
    const { orderId } = await payQuote(then, { id: buyerId, name }, quoteId, {
      revision,
      shippingDetails: { name, phone: spaced(phone), address, city, state, pincode, country: 'India' },
      specialInstructions: '',
      saveAddress: true,
    });
    await markOrderOfDemo(services.db, [orderId, demoKey(key)]);
    const at = new Date(then.clock.now().getTime() + 60_000);
    await payPart(services, headless, { orderId, part: 'ADVANCE', at });
    await backdateBookedQuote(services.db, [quoteId, at]);
  }
}

interface Parties {
  makerId: number;
  buyerId: number;
  chatId: number;
}
