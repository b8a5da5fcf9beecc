import { toRupees } from '#contracts/money/money.ts';
import { hasEnded, shownStatus } from '#contracts/orders/core/orders.states.ts';
import { statusIn } from '#contracts/orders/core/status-in.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { instalmentsOfOrder } from '#server/modules/payments/public.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import type { Services } from '#server/platform/services.ts';
import { isFinalPaid } from '../core/instalment.policy.ts';
import {
  buyerNotified,
  orderConfirmed,
  orderMoved,
  shipmentChanged,
  updatePosted,
} from '../core/orders.events.ts';
import { historyOfOrder } from '../core/orders.queries.ts';
import { deliveryInWords, deliveryParts, readStanding } from './delivery-parts.ts';
import { noteInWords, readLetterFacts } from './letter-facts.ts';
import { chooseInWords, letterToBuyer, letterToMaker, parcelWords } from './move-letters.ts';
import { onceDrawn } from './once-drawn.ts';
import { sendToSides } from './send-to-sides.ts';
import { swatchLetters } from './swatch-letters.ts';

/** Letters about the progress of an order. They do not reveal the other side's address or phone number. */
export function writeLetters(services: Services): void {
  const { db, env, clock, events } = services;

  events.on(orderConfirmed, 'letters', async ({ orderId }) => {
    const [facts, standing] = await onOneConnection(db, (one) =>
      Promise.all([readLetterFacts({ db: one, env }, orderId), readStanding(one, orderId)]),
    );
    const { number, titles, options, buyer, maker, order } = facts;
    if (order.isSwatch) return sendToSides(services, facts, swatchLetters(facts));
    const advance = toRupees(order.advancePaise);
    await sendToSides(services, facts, {
      buyer: letterOf('orders.confirmed', {
        ...{ number, titles, advance, page: buyer.page },
        maker: maker.name,
        delivery: deliveryInWords(order, standing, clock.now()),
        choose: chooseInWords(order, standing, clock.now()),
        rest: toRupees(order.finalPaise),
      }),
      maker: letterOf('orders.new', { number, titles, advance, page: maker.page }),
      sums: [
        ...options,
        { label: 'sums.total', rupees: toRupees(order.totalPaise) },
        { label: 'sums.advance', rupees: advance },
        ...(order.finalPaise > 0
          ? [{ label: 'sums.rest' as const, rupees: toRupees(order.finalPaise) }]
          : []),
      ],
    });
  });

  const writeMove = onceDrawn(services, orderMoved, async ({ orderId, by, to }, update) => {
    const facts = await readLetterFacts(services, orderId);
    const { order } = facts;
    // Cancellations have their own letters.
    if (to === 'CANCELLED') return;
    // The letter that asks for the payment covers this with amount and due date, now or once the bank has decided.
    const isPaid = isFinalPaid(order, await instalmentsOfOrder(db, [orderId]));
    if (to === 'FINAL_PAYMENT_PENDING' && !isPaid) return;
    // The move was caused by a meeting, which has its own letter.
    if (by === 'SYSTEM') return;
    const isSaid = to === 'MEASUREMENT_COMPLETED' || to === 'SHIPPED';
    const delivery = isSaid ? (await deliveryParts(services, orderId, order)).buyer : null;
    const choose =
      to === 'DESIGN_COMPLETED' ? chooseInWords(order, await readStanding(db, orderId), clock.now()) : null;
    const noted = noteInWords(facts, by === 'MAKER' ? await historyOfOrder(db, [orderId]) : [], to);
    await sendToSides(services, facts, {
      buyer: by === 'BUYER' ? null : letterToBuyer(to, facts, { delivery, choose, ...noted }),
      maker: by === 'MAKER' ? null : letterToMaker(to, facts, by, isPaid),
      photographs: update?.photographs ?? [],
    });
  });
  events.on(orderMoved, 'letters', writeMove);

  const writeUpdate = onceDrawn(services, updatePosted, async ({ orderId }, update) => {
    // The update was taken back before the letter.
    if (!update) return;
    const { note, photographs } = update;
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, maker } = facts;
    const values = { number, titles, note, maker: maker.name, page: buyer.page };
    const letter =
      photographs.length === 0
        ? letterOf('orders.written', values)
        : letterOf('orders.photographed', { ...values, count: photographs.length });
    await sendToSides(services, facts, { buyer: letter, photographs }, 'MAKING');
  });
  events.on(updatePosted, 'letters', writeUpdate);

  events.on(shipmentChanged, 'letters', async ({ orderId, by }) => {
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, order } = facts;
    const values = { number, titles, parcel: parcelWords(order), page: buyer.page };
    await sendToSides(services, facts, {
      buyer: letterOf(by === 'ADMIN' ? 'orders.parcelByDesk' : 'orders.parcelByMaker', values),
    });
  });

  events.on(buyerNotified, 'letters', async ({ orderId, words }) => {
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, order } = facts;
    const isPaid = isFinalPaid(order, await instalmentsOfOrder(db, [orderId]));
    await sendToSides(services, facts, {
      buyer: letterOf('orders.deskTold', {
        ...{ number, titles, words, page: buyer.page },
        status: statusIn(shownStatus(order.status, isPaid)),
        delivery: hasEnded(order.status) ? null : (await deliveryParts(services, orderId, order)).buyer,
        parcel: parcelWords(order),
      }),
    });
  });
}
