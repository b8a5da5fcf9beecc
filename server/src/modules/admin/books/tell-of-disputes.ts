import type { DisputeStatus } from '#contracts/admin/books/disputes.rules.ts';
import { letterOf } from '#contracts/letters/letter.ts';
import { toRupees } from '#contracts/money/money.ts';
import { readLetterFacts, sendToSides } from '#server/modules/orders/public.ts';
import { disputeById, disputeMoved } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { adminAddresses } from './books.queries.ts';

/** Both sides and the admins are written to when a payment is disputed and when that has ended. */
export function tellOfDisputes(services: Services): void {
  const { db, events, mail, env } = services;
  events.on(disputeMoved, 'letters', async ({ disputeId, orderId, status }) => {
    // That the bank looks at the evidence changes nothing for anybody.
    if (status === 'UNDER_REVIEW') return;
    const { toBuyer, toMaker, toDesk } = lettersOf(status);
    const [dispute] = await disputeById(db, [disputeId]);
    if (!dispute) throw new Error(`dispute ${disputeId} is not there`);
    const facts = await readLetterFacts(services, orderId);
    const { number, titles, buyer, maker } = facts;
    const said = { number, titles, buyer: buyer.name, amount: toRupees(dispute.amountPaise) };
    await sendToSides(services, facts, {
      buyer: toBuyer && letterOf(toBuyer, { ...said, page: buyer.page }),
      maker: letterOf(toMaker, { ...said, page: maker.page }),
    });
    const says = letterOf(toDesk, {
      number,
      amount: said.amount,
      page: `${env.PUBLIC_URL}/admin/orders/${orderId}`,
    });
    await inTransaction(db, async (tx) => {
      for (const { name, email } of await adminAddresses(tx, []))
        await mail.send(tx, { to: email, isOurs: true, name, says });
    });
  });
}

/** What the buyer won is written to them as the refund that it is. */
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
