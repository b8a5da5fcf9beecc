import type { DisputeStatus } from '#contracts/admin/books/disputes.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { letterOf, letterPart } from '#contracts/words/letter.ts';
import { readLetterFacts, sendToSides } from '#server/modules/orders/public.ts';
import {
  type DisputeRow,
  disputeById,
  disputeMoved,
  disputesOfOrder,
} from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { adminAddresses } from './books.queries.ts';

/**
 * Writes to both sides and the admins when a dispute begins and when it ends. Money that the bank took is reported to
 * the buyer as a refund.
 */
export function sendDisputeLetters(services: Services): void {
  const { db, events, mail, env } = services;
  events.on(disputeMoved, 'letters', async ({ disputeId, orderId, status, before }) => {
    // The bank reviewing the evidence or asking for more changes nothing for the readers.
    if (status === 'UNDER_REVIEW' || (status === 'OPEN' && before !== null)) return;
    // No letter announced that the dispute began.
    if (before === null && status !== 'OPEN' && status !== 'LOST') return;
    const { toBuyer, toMaker, toDesk } = lettersOf(status);
    const [dispute] = await disputeById(db, [disputeId]);
    if (!dispute) throw new Error(`dispute ${disputeId} is not there`);
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, maker } = facts;
    const values = { number, titles, buyer: buyer.name, amount: toRupees(dispute.amountPaise) };
    const parts = partsOf(facts.order.status, await disputesOfOrder(db, [orderId]));
    await sendToSides(services, facts, {
      buyer: toBuyer && letterOf(toBuyer, { ...values, ...parts.buyer, page: buyer.page }),
      maker: letterOf(toMaker, { ...values, ...parts.maker, page: maker.page }),
    });
    const says = letterOf(toDesk, {
      number,
      amount: values.amount,
      meanwhile: parts.desk.meanwhile,
      page: `${env.PUBLIC_URL}/admin/orders/${orderId}`,
    });
    await inTransaction(db, async (tx) => {
      for (const { name, email } of await adminAddresses(tx, []))
        await mail.send(tx, { to: email, isOurs: true, name, says });
    });
  });
}

/**
 * Explains what happens to the order meanwhile, if it is neither sent nor ended, and that another dispute about it is
 * still open.
 */
function partsOf(status: OrderStatus, disputes: readonly DisputeRow[]) {
  const isStopped = stopOf({ status, hold: null, isDisputed: true }) !== null;
  const isStillDisputed = disputes.some(({ endedAt }) => endedAt === null);
  return {
    buyer: {
      meanwhile: isStopped ? letterPart('disputes.meanwhileToBuyer') : null,
      still: isStillDisputed ? letterPart('disputes.stillToBuyer') : null,
    },
    maker: {
      meanwhile: isStopped ? letterPart('disputes.meanwhileToMaker') : null,
      still: isStillDisputed ? letterPart('disputes.stillToMaker') : null,
    },
    desk: { meanwhile: isStopped ? letterPart('disputes.meanwhileToDesk') : null },
  };
}

function lettersOf(status: Exclude<DisputeStatus, 'UNDER_REVIEW'>) {
  if (status === 'OPEN')
    return {
      toBuyer: 'disputes.openToBuyer',
      toMaker: 'disputes.openToMaker',
      toDesk: 'disputes.openToDesk',
    } as const;
  if (status === 'LOST')
    return { toBuyer: null, toMaker: 'disputes.lostToMaker', toDesk: 'disputes.lostToDesk' } as const;
  return {
    toBuyer: 'disputes.overToBuyer',
    toMaker: 'disputes.overToMaker',
    toDesk: 'disputes.overToDesk',
  } as const;
}
