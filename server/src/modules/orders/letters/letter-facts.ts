import { titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import { refundDueOn } from '#contracts/money/refund-day.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type LetterPart, letterPart, partInWords } from '#contracts/words/letter.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import type { Fact } from '#server/platform/mail/shown.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { type LetterItemRow, letterItemsOfOrder, linesOfOrder } from '../core/order-items.queries.ts';
import {
  type HistoryRow,
  type OrderRow,
  orderById,
  type PaymentHold,
  partiesOfOrder,
} from '../core/orders.queries.ts';

interface Reader {
  name: string;
  email: string;
  /** The page of the order for this side. */
  page: string;
  /** False for banned people, who get no letters about orders. */
  isHere: boolean;
}

export interface LetterFacts {
  order: OrderRow & { hold: PaymentHold };
  number: string;
  /** The titles of its designs, in the language of the letter. */
  titles: (locale: Locale) => string;
  /** The picture of its first design, as bought. */
  picture: string | null;
  /** The chosen options, a line each. */
  options: Fact[];
  buyer: Reader;
  maker: Reader;
}

/** Words for each side saying that the refund of a disputed payment waits for the bank; null otherwise. */
export function refundWaitsInWords(isHeld: boolean): { buyer: LetterPart | null; maker: LetterPart | null } {
  if (!isHeld) return { buyer: null, maker: null };
  return { buyer: letterPart('refunds.waitsForYourBank'), maker: letterPart('refunds.waitsForBank') };
}

/** The day by which a refund sent now reaches the buyer; null if it waits for the bank. */
export function dueByInWords(isHeld: boolean, now: Date): LetterPart | null {
  return isHeld ? null : letterPart('refunds.dueBy', { weekday: refundDueOn(istDayOf(now)) });
}

/** The maker's note to a step, and the line above it; null if there is no note. */
export interface Noted {
  wrote: LetterPart | null;
  note: string | null;
}

export function noteInWords(
  { maker }: Pick<LetterFacts, 'maker'>,
  history: readonly HistoryRow[],
  to: OrderStatus,
): Noted {
  const step = history.findLast((each) => each.to === to);
  if (step?.actor !== 'MAKER' || step.note === '') return { wrote: null, note: null };
  return { wrote: letterPart('orders.wrote', { maker: maker.name }), note: step.note };
}

/** The facts for letters about an order. */
export async function readLetterFacts(
  { db, env }: Pick<Services, 'env'> & { db: Executor },
  orderId: number,
): Promise<LetterFacts> {
  const [[order], [parties], items, lines] = await onOneConnection(db, (one) =>
    Promise.all([
      orderById(one, [orderId]),
      partiesOfOrder(one, [orderId]),
      letterItemsOfOrder(one, [orderId]),
      linesOfOrder(one, [orderId]),
    ]),
  );
  if (!order || !parties) throw new Error(`order ${orderId} is not there`);
  const page = (side: string) => `${env.PUBLIC_URL}/order-details/${side}/${orderId}`;
  return {
    order: { ...order, hold: parties.hold },
    number: orderNumber(order.id, order.createdAt),
    titles: (locale) => {
      const title = items.map((item) => inWords(item, locale)).join(', ');
      return order.isSwatch ? partInWords(letterPart('orders.swatchOf', { title }), locale) : title;
    },
    picture: pictureOf(items, env.MEDIA_URL),
    options: lines
      .filter(({ kind }) => kind === 'OPTION')
      .map(({ item, label, detail }) => ({
        name: items.length > 1 ? `${items[item]?.title.written ?? ''} · ${label}` : label,
        words: detail,
      })),
    buyer: { name: parties.buyerName, email: parties.buyerEmail, page: page('purchase'), isHere: true },
    maker: {
      name: parties.makerName,
      email: parties.makerEmail,
      page: page('sale'),
      isHere: parties.isMakerHere,
    },
  };
}

function inWords({ title, quantity }: LetterItemRow, locale: Locale): string {
  const said = titleInWords(title, locale);
  return quantity > 1 ? `${said} (${quantity})` : said;
}

function pictureOf([first]: readonly LetterItemRow[], mediaUrl: string): string | null {
  return first?.pictureKey ? pictureUrl(mediaUrl, first.pictureKey) : null;
}
