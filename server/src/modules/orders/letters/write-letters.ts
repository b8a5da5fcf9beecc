import { formatRupees, toRupees } from '#contracts/money/money.ts';
import { hasEnded, statusLabel } from '#contracts/orders/core/orders.states.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Letter } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/platform/services.ts';
import {
  customerTold,
  orderConfirmed,
  orderMoved,
  shipmentChanged,
  updatePosted,
} from '../core/orders.events.ts';
import { findUpdateBrief } from '../making/order-updates.queries.ts';
import { readLetterFacts } from './letter-facts.ts';
import { letterToBuyer, letterToMaker, parcelWords } from './move-letters.ts';
import { tellDelivery } from './tell-delivery.ts';

/** Mails that follow an order. Neither side learns the other's address or phone number from them. */
export function writeLetters(services: Services): void {
  const { db, mail, events } = services;

  events.on(orderConfirmed, 'letters', async ({ orderId }) => {
    const { number, titles, buyer, maker, order } = await readLetterFacts(services, orderId);
    const advance = rupees(order.advancePaise);
    await send([
      {
        to: buyer.email,
        subject: `Your order ${number} is confirmed`,
        text: `Hello ${buyer.name},\n\nThank you. Your advance of ${advance} for ${titles} has arrived, and ${maker.name} knows of your order. ${await tellDelivery(services, orderId, order)}\n\nThe rest, ${rupees(order.finalPaise)}, is due before the parcel is sent. Follow the making here, where your receipt waits to be downloaded as well: ${buyer.page}`,
      },
      {
        to: maker.email,
        subject: `A new order, ${number}`,
        text: `Hello ${maker.name},\n\nSomebody has ordered ${titles} and paid the advance of ${advance}.\n\nEverything you need is here: ${maker.page}`,
      },
    ]);
  });

  events.on(orderMoved, 'letters', async ({ orderId, by, to }) => {
    const { number, titles, buyer, maker, order } = await readLetterFacts(services, orderId);
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
    // Endings have letters of their own.
    if (to === 'CANCELLED') return;
    // The letter that asks for the payment says the same with its amount and day.
    if (to === 'FINAL_PAYMENT_PENDING' && order.finalDueAt !== null) return;
    // A meeting moves its order by itself, and writes its own letter.
    if (by === 'SYSTEM') return;
    const isSaid = to === 'MEASUREMENT_COMPLETED' || to === 'SHIPPED';
    const delivery = isSaid ? ` ${await tellDelivery(services, orderId, order)}` : '';
    const forBuyer = by === 'BUYER' ? null : letterToBuyer(to, titles, order, delivery);
    const forMaker = by === 'MAKER' ? null : letterToMaker(to, titles, by);
    return send([
      ...(forBuyer ? [toBuyer(`Your order ${number}: ${forBuyer.subject}`, forBuyer.text)] : []),
      ...(forMaker ? [toMaker(`Order ${number}: ${forMaker.subject}`, forMaker.text)] : []),
    ]);
  });

  events.on(updatePosted, 'letters', async ({ orderId, updateId }) => {
    const update = await findUpdateBrief(db, updateId);
    if (!update) return;
    const { number, titles, buyer, maker } = await readLetterFacts(services, orderId);
    const what =
      update.pictures === 0
        ? 'has written about the making'
        : `has added ${update.pictures === 1 ? 'a photograph' : `${update.pictures} photographs`} of the making`;
    await send([
      {
        to: buyer.email,
        kind: 'MAKING',
        subject: `Your order ${number}: news of the making`,
        text: `Hello ${buyer.name},\n\n${maker.name} ${what} of ${titles}. See it on your order: ${buyer.page}`,
      },
    ]);
  });

  events.on(shipmentChanged, 'letters', async ({ orderId, by }) => {
    const { number, titles, buyer, order } = await readLetterFacts(services, orderId);
    await send([
      {
        to: buyer.email,
        subject: `Your order ${number}: the way of your parcel`,
        text: `Hello ${buyer.name},\n\n${by === 'ADMIN' ? 'Our desk' : 'The maker'} has updated how ${titles} is sent.${parcelWords(order)}\n\n${buyer.page}`,
      },
    ]);
  });

  events.on(customerTold, 'letters', async ({ orderId, words }) => {
    const { number, titles, buyer, order } = await readLetterFacts(services, orderId);
    const stands = `Your order of ${titles} is “${statusLabel(order.status)}”.`;
    const delivery = hasEnded(order.status) ? '' : ` ${await tellDelivery(services, orderId, order)}`;
    const said = words === '' ? '' : `\n\n${words}`;
    await send([
      {
        to: buyer.email,
        subject: `Your order ${number}: news from our desk`,
        text: `Hello ${buyer.name},\n\n${stands}${delivery}${said}${parcelWords(order)}\n\n${buyer.page}`,
      },
    ]);
  });

  function rupees(paise: number): string {
    return formatRupees(toRupees(paise));
  }

  async function send(letters: readonly Letter[]): Promise<void> {
    await inTransaction(db, async (tx) => {
      await Promise.all(letters.map((letter) => mail.send(tx, letter)));
    });
  }
}
