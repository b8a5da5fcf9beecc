import { formatRupees, toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/order-number.ts';
import { type OrderStatus, statusLabel } from '#contracts/orders/orders.states.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Services } from '../../platform/services.ts';
import { orderConfirmed, orderMoved } from './orders.events.ts';
import { itemsOfOrder, orderById, partiesOfOrder } from './orders.queries.ts';

/** Mails that follow an order. Neither side learns the other's address or phone number from them. */
export function writeLetters(services: Services): void {
  const { db, mail, events, env } = services;

  events.on(orderConfirmed, 'letters', async ({ orderId }) => {
    const { number, titles, buyer, maker, order } = await read(orderId);
    const advance = rupees(order.advancePaise);
    await send([
      {
        to: buyer.email,
        subject: `Your order ${number} is confirmed`,
        text: `Hello ${buyer.name},\n\nThank you. Your advance of ${advance} for ${titles} has arrived, and ${maker.name} knows of your order.\n\nThe rest, ${rupees(order.finalPaise)}, is due before the parcel is sent. Follow the making here: ${buyer.page}`,
      },
      {
        to: maker.email,
        subject: `A new order, ${number}`,
        text: `Hello ${maker.name},\n\nSomebody has ordered ${titles} and paid the advance of ${advance}.\n\nEverything you need is here: ${maker.page}`,
      },
    ]);
  });

  events.on(orderMoved, 'letters', async ({ orderId, by, to }) => {
    const { number, titles, buyer, maker, order } = await read(orderId);
    const toBuyer = (subject: string, text: string) => ({
      to: buyer.email,
      subject,
      text: `Hello ${buyer.name},\n\n${text}\n\n${buyer.page}`,
    });
    const toMaker = (subject: string, text: string) => ({
      to: maker.email,
      subject,
      text: `Hello ${maker.name},\n\n${text}\n\n${maker.page}`,
    });
    const wasPaid = order.confirmedAt !== null;
    if (to === 'CANCELLED' && by === 'SYSTEM') {
      return send([
        toBuyer(
          `Your order ${number} has lapsed`,
          `The advance for ${titles} was not paid within a day, so the order has lapsed. Nothing was charged. You are welcome to order again.`,
        ),
      ]);
    }
    if (to === 'CANCELLED') {
      const money = wasPaid
        ? 'Your payment goes back to where it came from within 7 working days.'
        : 'Nothing was charged.';
      return send([
        toBuyer(`Your order ${number} is cancelled`, `Your order of ${titles} is cancelled. ${money}`),
        ...(wasPaid
          ? [toMaker(`Order ${number} was cancelled`, `The order of ${titles} was cancelled by its buyer.`)]
          : []),
      ]);
    }
    if (by === 'MAKER')
      return send([toBuyer(`Your order ${number}: ${statusLabel(to)}`, movedText(titles, to))]);
    return send([toMaker(`Order ${number}: ${statusLabel(to)}`, movedText(titles, to))]);
  });

  function movedText(titles: string, to: OrderStatus): string {
    return `There is news of ${titles}. The order is now at: ${statusLabel(to)}.`;
  }

  function rupees(paise: number): string {
    return formatRupees(toRupees(paise));
  }

  async function read(orderId: number) {
    const [order] = await orderById(db, [orderId]);
    const [parties] = await partiesOfOrder(db, [orderId]);
    if (!order || !parties) throw new Error(`order ${orderId} is not there`);
    const items = await itemsOfOrder(db, [orderId]);
    const page = (side: string) => `${env.PUBLIC_URL}/order-details/${side}/${orderId}`;
    return {
      order,
      number: orderNumber(order.id, order.createdAt),
      titles: items
        .map(({ title, quantity }) => (quantity > 1 ? `${title} (${quantity})` : title))
        .join(', '),
      buyer: { name: parties.buyerName, email: parties.buyerEmail, page: page('purchase') },
      maker: { name: parties.makerName, email: parties.makerEmail, page: page('sale') },
    };
  }

  async function send(letters: readonly Letter[]): Promise<void> {
    await inTransaction(db, async (tx) => {
      for (const letter of letters) await mail.send(tx, letter);
    });
  }
}
