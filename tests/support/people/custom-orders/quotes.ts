import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { acceptQuote, payQuote } from '#contracts/quotes/answers.contract.ts';
import {
  createQuote,
  offerQuote,
  reviseQuote,
  saveQuoteDraft,
  uploadQuotePicture,
} from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import type { Answer } from '../../call-api.ts';
import type { Proof } from '../../servers/razorpay.ts';
import type { Actor } from '../actors.ts';
import { write } from '../chats.ts';
import { type Shop, shippingDetails } from '../shop.ts';
import { stagePicture } from '../uploads.ts';

type Words = Omit<RequestOf<typeof reviseQuote>['body'], 'version'>;

/** Uploads a picture for a quote and returns its id. */
export const stageQuotePicture = (maker: Pick<Actor, 'call'>) =>
  stagePicture(maker, undefined, uploadQuotePicture);

/** A quote of ₹24,000 before tax and 25 working days, with one picture. */
export const quoteWords = {
  title: 'Lehenga like grandmother’s',
  words: 'As we said on the phone.',
  included: 'Blouse and dupatta',
  lines: [
    { label: 'Lehenga in Katan silk', amount: 20_000, days: 20 },
    { label: 'Zari border', amount: 4500, days: 5 },
    { kind: 'DISCOUNT' as const, label: 'For your sister’s order', amount: -500 },
  ],
  freeChanges: 2,
} satisfies Words;

const picturesOf = (revisions: Quote['revisions']) =>
  revisions.at(-1)?.pictures.map(({ mediaId }) => mediaId) ?? [];

export interface QuoteDesk {
  /** Begins a quote in the chat of maker and buyer. */
  draft(words?: Partial<Words> & { designId?: number | null }): Promise<Quote>;
  /** Begins one and offers it. */
  offer(words?: Partial<Words> & { designId?: number | null }): Promise<Quote>;
  /** Saves a draft; its words are the usual ones, changed. */
  save(quote: Quote, words?: Partial<Words>): Promise<Answer<typeof saveQuoteDraft>>;
  revise(quote: Quote, words?: Partial<Words>): Promise<Answer<typeof reviseQuote>>;
  accept(quote: Quote, revision?: number): Promise<Answer<typeof acceptQuote>>;
  pay(quote: Quote, more?: Partial<RequestOf<typeof payQuote>['body']>): Promise<Answer<typeof payQuote>>;
  /** Offers a quote and accepts it. */
  accepted(words?: Partial<Words>): Promise<Quote>;
  verify(proof: Proof, orderId: number): Promise<Answer<typeof verifyInitialPayment>>;
  /** What the provider holds of an order's advance, in paise. */
  heldOf(razorpayOrderId: string): Promise<number>;
  chatId: number;
  mediaId: number;
}

/**
 * A chat between two people of a shop. Each quote is for another buyer, unless a buyer is given, because a chat has one
 * open quote.
 */
export async function openQuoteDesk(shop: Shop, buyer: Actor = shop.buyer): Promise<QuoteDesk> {
  const { chatId } = await write(buyer, shop.maker, 'Can you make a lehenga like my grandmother’s?');
  const mediaId = await stageQuotePicture(shop.maker);
  let last: Quote | undefined;
  const given = <T extends { status: number; error: { message: string } }>(answer: T): T => {
    if (answer.status !== 200) throw new Error(answer.error.message);
    return answer;
  };
  const desk: QuoteDesk = {
    chatId,
    mediaId,
    async draft(words = {}) {
      const picture = last ? await stageQuotePicture(shop.maker) : mediaId;
      const body = { ...quoteWords, mediaIds: [picture], chatId, ...words };
      last = given(await shop.maker.call(createQuote, { body })).body.quote;
      return last;
    },
    async offer(words) {
      const { id, version } = await desk.draft(words);
      return given(await shop.maker.call(offerQuote, { params: { id }, body: { version } })).body.quote;
    },
    save({ id, version, revisions }, words = {}) {
      const mediaIds = picturesOf(revisions);
      return shop.maker.call(saveQuoteDraft, {
        params: { id },
        body: { ...quoteWords, mediaIds, ...words, version },
      });
    },
    revise({ id, version, revisions }, words = {}) {
      const mediaIds = picturesOf(revisions);
      return shop.maker.call(reviseQuote, {
        params: { id },
        body: { ...quoteWords, mediaIds, ...words, version },
      });
    },
    accept: ({ id, revision }, seen = revision) =>
      buyer.call(acceptQuote, { params: { id }, body: { revision: seen } }),
    pay: ({ id, revision }, more = {}) =>
      buyer.call(payQuote, { params: { id }, body: { revision, shippingDetails, ...more } }),
    async accepted(words) {
      return given(await desk.accept(await desk.offer(words))).body.quote;
    },
    verify: (proof, orderId) => buyer.call(verifyInitialPayment, { body: { ...proof, orderId } }),
    async heldOf(razorpayOrderId) {
      const { payments } = await shop.razorpay.ledger();
      return payments
        .filter(({ order_id, captured }) => order_id === razorpayOrderId && captured)
        .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
    },
  };
  return desk;
}
