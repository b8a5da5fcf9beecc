import { toRupees } from '#contracts/money/money.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { type LetterPart, letterOf } from '#contracts/words/letter.ts';
import {
  instalmentsOfOrder,
  type OrderRefund,
  refundMoved,
  refundWithOrder,
} from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';
import { refuseInstalment } from '../core/instalment.policy.ts';
import { finalPaymentAsked, instalmentPaid } from '../core/orders.events.ts';
import { historyOfOrder } from '../core/orders.queries.ts';
import {
  dueByInWords,
  type LetterFacts,
  noteInWords,
  readLetterFacts,
  refundWaitsInWords,
} from './letter-facts.ts';
import { onceDrawn } from './once-drawn.ts';
import { type LettersToSides, sendToSides } from './send-to-sides.ts';

/**
 * Letters about the payments and refunds of an order. They do not reveal the other side's address or phone number.
 */
export function writePaymentLetters(services: Services): void {
  const { db, clock, events } = services;

  events.on(instalmentPaid, 'letters', async ({ orderId, purpose }) => {
    // The letter of the confirmed order covers the advance.
    if (purpose === 'ADVANCE') return;
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, maker, order } = facts;
    const values = { number, titles, amount: toRupees(order.finalPaise) };
    await sendToSides(services, facts, {
      buyer: letterOf('payments.finalOfBuyer', { ...values, page: buyer.page }),
      maker: letterOf('payments.finalOfMaker', { ...values, page: maker.page }),
      sums: sumsOf(order),
    });
  });

  const writeAsked = onceDrawn(services, finalPaymentAsked, async ({ orderId, reminder }, update) => {
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, maker, order } = facts;
    const owed = refuseInstalment(order, await instalmentsOfOrder(db, [orderId]), 'FINAL') === null;
    // Paid or cancelled before the letter was written.
    if (!owed || order.finalDueAt === null) return;
    const values = {
      ...{ number, titles, maker: maker.name, page: buyer.page },
      amount: toRupees(order.finalPaise),
      day: istDayOf(order.finalDueAt),
    };
    const noted = noteInWords(facts, await historyOfOrder(db, [orderId]), 'FINAL_PAYMENT_PENDING');
    await sendToSides(services, facts, {
      buyer:
        reminder === 'ASKED'
          ? letterOf('payments.ASKED', { ...values, ...noted })
          : letterOf(`payments.${reminder}`, values),
      sums: sumsOf(order),
      photographs: update?.photographs ?? [],
    });
  });
  events.on(finalPaymentAsked, 'letters', writeAsked);

  events.on(refundMoved, 'letters', async ({ refundId, status }) => {
    const [refund] = await refundWithOrder(db, [refundId]);
    if (!refund) throw new Error(`refund ${refundId} is not there`);
    const facts = await readLetterFacts(services, refund.orderId);
    const dueBy = dueByInWords(refund.isHeld, clock.now());
    await sendToSides(services, facts, refundLetters({ ...facts, dueBy }, refund, status));
  });
}

function sumsOf({ totalPaise, advancePaise, finalPaise }: LetterFacts['order']): LettersToSides['sums'] {
  return [
    { label: 'sums.total', rupees: toRupees(totalPaise) },
    { label: 'sums.advance', rupees: toRupees(advancePaise) },
    { label: 'sums.final', rupees: toRupees(finalPaise) },
  ];
}

function refundLetters(
  { number, titles, buyer, maker, dueBy }: LetterFacts & { dueBy: LetterPart | null },
  { amountPaise, cause, reason, isHeld, status: present }: OrderRefund,
  status: 'QUEUED' | 'PROCESSED' | 'FAILED',
): LettersToSides {
  const values = { number, titles, amount: toRupees(amountPaise) };
  const toBuyer = { ...values, page: buyer.page };
  const toMaker = { ...values, page: maker.page };
  if (status === 'PROCESSED') return { buyer: letterOf('refunds.paidBack', toBuyer) };
  // For a refund that Tanabana made by hand at the provider.
  if (cause === 'PROVIDER' && status === 'FAILED')
    return { buyer: letterOf('refunds.lost', toBuyer), maker: letterOf('refunds.lost', toMaker) };
  if (cause === 'PROVIDER')
    return {
      buyer: letterOf('refunds.houseToBuyer', { ...toBuyer, dueBy }),
      maker: letterOf('refunds.houseToMaker', toMaker),
    };
  // The refund was dropped before the letter, because the money had gone back in another way.
  if (status === 'QUEUED' && present === 'DROPPED') return {};
  if (status === 'FAILED') {
    const concernsMaker = cause === 'AGREED' || cause === 'DESK';
    return {
      buyer: letterOf('refunds.later', toBuyer),
      maker: concernsMaker ? letterOf('refunds.later', toMaker) : null,
    };
  }
  // The letter of the cancelled order covers the refund.
  if (cause === 'CANCELLED') return {};
  const waits = refundWaitsInWords(isHeld);
  const forBuyer = { ...toBuyer, reason, dueBy, waits: waits.buyer };
  const forMaker = { ...toMaker, reason, waits: waits.maker };
  if (cause === 'DESK')
    return {
      buyer: letterOf('refunds.deskToBuyer', forBuyer),
      maker: letterOf('refunds.deskToMaker', forMaker),
    };
  if (cause === 'AGREED')
    return {
      buyer: letterOf('refunds.makerToBuyer', { ...forBuyer, maker: maker.name }),
      maker: letterOf('refunds.makerToMaker', { ...forMaker, buyer: buyer.name }),
    };
  // Lost in a dispute: the letter is sent once the money is back.
  if (cause === 'DISPUTE') return {};
  return { buyer: letterOf(`refunds.${cause}`, { ...toBuyer, dueBy }) };
}
