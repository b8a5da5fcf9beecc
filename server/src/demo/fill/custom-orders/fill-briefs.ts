import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { acceptQuote } from '#server/modules/quotes/answer-quote.ts';
import { createBrief } from '#server/modules/quotes/briefs/create-brief.ts';
import { createQuote } from '#server/modules/quotes/create-quote.ts';
import { offerQuote } from '#server/modules/quotes/offer-quote.ts';
import type { Services } from '#server/platform/services.ts';
import { type DemoBid, type DemoBrief, demoBriefs } from '../../content/demo-briefs.ts';
import { personOf } from '../../create-people.ts';
import { demoKey } from '../../demo.queries.ts';
import { briefUnderKey, quoteUnderKey } from '../../demo-quotes.queries.ts';
import { importPictures, roleOfMaker, sendCard, wordsOfOffer } from '../../quote-offers.ts';
import { servicesAt } from '../../services-at.ts';

const hour = 3_600_000;
/** Longer than usual, so that the bids stand as long as their brief is open. */
const validDays = 14;

/**
 * Shoppers post briefs, makers bid on them and one bid is taken, each at its time. Briefs and bids that exist are
 * skipped.
 */
export async function fillBriefs(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const start = services.clock.now().getTime();
  const ago = (hours: number) => servicesAt(services, new Date(start - hours * hour));
  for (const brief of demoBriefs) {
    const buyerId = personOf(people, brief.shopper);
    const briefId = await posted(brief, buyerId);
    for (const bid of brief.bids) {
      if (isStopping()) return;
      await answer(bid, { briefId, buyerId, isRead: brief.taken !== null });
    }
    if (brief.taken !== null) await take(brief.taken, buyerId);
  }

  async function posted(brief: DemoBrief, ownerId: number): Promise<number> {
    const key = demoKey(brief.key);
    const [known] = await briefUnderKey(services.db, [key]);
    if (known) return known.id;
    const { shopper, hoursAgo, neededInDays, pictures, bids, taken, key: _, ...words } = brief;
    return await createBrief(
      ago(hoursAgo),
      ownerId,
      {
        ...words,
        neededBy: addDays(istDayOf(new Date(start)), neededInDays),
        pincode: demoShoppers.find(({ key: each }) => each === shopper)?.pincode ?? '',
        mediaIds: await importPictures(services, ownerId, pictures),
      },
      key,
    );
  }

  async function answer(
    { key, maker, hoursAgo, measuring, offer }: DemoBid,
    to: { briefId: number; buyerId: number; isRead: boolean },
  ): Promise<void> {
    const makerId = personOf(people, maker);
    const then = ago(hoursAgo);
    const [known] = await quoteUnderKey(services.db, [demoKey(key)]);
    if (known && known.moves > 0) return;
    const quoteId = known?.id ?? (await begin());
    await sendCard(then, { ...to, quoteId, makerId, revision: 1, title: offer.title });
    await offerQuote(then, { quoteId, makerId, version: 1 });

    async function begin(): Promise<number> {
      const words = await wordsOfOffer(services, makerId, offer, { measuring, functionOn: null, validDays });
      const by = { id: makerId, role: roleOfMaker(maker) };
      return await createQuote(then, by, { ...words, briefId: to.briefId }, demoKey(key));
    }
  }

  async function take({ bid, hoursAgo }: { bid: string; hoursAgo: number }, buyerId: number): Promise<void> {
    const [quote] = await quoteUnderKey(services.db, [demoKey(bid)]);
    // Only the offer is known of it so far.
    if (quote?.moves === 1) await acceptQuote(ago(hoursAgo), { quoteId: quote.id, buyerId, revision: 1 });
  }
}
