import { formatRupees, toRupees } from '#contracts/money/money.ts';
import { dayInWords } from '#contracts/platform/dates-in-words.ts';
import {
  instalmentsOfOrder,
  type OrderRefund,
  refundMoved,
  refundWithOrder,
} from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { type FinalReminder, finalPaymentAsked, instalmentPaid } from '../core/orders.events.ts';
import { refuseInstalment } from '../paying/instalment.policy.ts';
import { type LetterFacts, readLetterFacts } from './letter-facts.ts';

type Side = 'buyer' | 'maker';

const rupees = (paise: number) => formatRupees(toRupees(paise));

/** Mails about the money of an order. Neither side learns the other's address or phone number from them. */
export function writePaymentLetters(services: Services): void {
  const { db, mail, events } = services;

  events.on(instalmentPaid, 'letters', async ({ orderId, purpose }) => {
    // The letter of the confirmed order tells of the advance.
    if (purpose === 'ADVANCE') return;
    const facts = await readLetterFacts(services, orderId);
    const amount = rupees(facts.order.finalPaise);
    await send(facts, {
      buyer: {
        subject: `Your final payment for ${facts.number} has arrived`,
        text: `Thank you. Your final payment of ${amount} for ${facts.titles} has arrived, so everything is paid and the parcel can be sent. The receipts can be downloaded on the page of the order.`,
      },
      maker: {
        subject: `The final payment for ${facts.number} has arrived`,
        text: `The final payment of ${amount} for ${facts.titles} has arrived. You can send the parcel as soon as it is ready; the paper to go with it is on the page of the order.`,
      },
    });
  });

  events.on(finalPaymentAsked, 'letters', async ({ orderId, reminder }) => {
    const facts = await readLetterFacts(services, orderId);
    const { order } = facts;
    const owed = refuseInstalment(order, await instalmentsOfOrder(db, [orderId]), 'FINAL') === null;
    // Paid or cancelled while the letter waited to be written.
    if (!owed || order.finalDueAt === null) return;
    const words = reminderWords[reminder](facts, dayInWords(order.finalDueAt));
    await send(facts, { buyer: words });
  });

  events.on(refundMoved, 'letters', async ({ refundId, status }) => {
    const [refund] = await refundWithOrder(db, [refundId]);
    if (!refund) throw new Error(`refund ${refundId} is not there`);
    const facts = await readLetterFacts(services, refund.orderId);
    await send(facts, refundWords(facts, refund, status));
  });

  async function send(facts: LetterFacts, letters: Letters): Promise<void> {
    await inTransaction(db, async (tx) => {
      for (const side of ['buyer', 'maker'] as const) {
        const words = letters[side];
        if (!words) continue;
        const { name, email, page } = facts[side];
        const text = `Hello ${name},\n\n${words.text}\n\n${page}`;
        await mail.send(tx, { to: email, subject: words.subject, text });
      }
    });
  }
}

interface Words {
  subject: string;
  text: string;
}

type Letters = Partial<Record<Side, Words>>;

const reminderWords: Record<FinalReminder, (facts: LetterFacts, day: string) => Words> = {
  ASKED: ({ number, titles, maker, order }, day) => ({
    subject: `The final payment for ${number} is due by ${day}`,
    text: `${maker.name} asks for the final payment of ${rupees(order.finalPaise)} for ${titles}. It is due by ${day}; the parcel is sent once it has arrived. You can pay it on the page of the order.`,
  }),
  SOON: ({ number, titles, order }, day) => ({
    subject: `The final payment for ${number} is due on ${day}`,
    text: `A reminder: the final payment of ${rupees(order.finalPaise)} for ${titles} is due on ${day}. You can pay it on the page of the order.`,
  }),
  TODAY: ({ number, titles, order }) => ({
    subject: `The final payment for ${number} is due today`,
    text: `The final payment of ${rupees(order.finalPaise)} for ${titles} is due today. You can pay it on the page of the order.`,
  }),
  OVERDUE: ({ number, titles, maker, order }, day) => ({
    subject: `The final payment for ${number} was due on ${day}`,
    text: `The final payment of ${rupees(order.finalPaise)} for ${titles} was due on ${day} and has not arrived. The parcel waits for it. If something stands in the way, please write to ${maker.name}.`,
  }),
};

const whyInVain = {
  SECOND: 'because it had been paid before',
  WRONG: 'because it was not the amount that was asked for',
  LATE: 'because the order was over when it arrived',
};

/** Of money that Tanabana gave back at the provider by hand. */
function providerWords(refund: {
  number: string;
  titles: string;
  amount: string;
  hasFailed: boolean;
}): Letters {
  const { number, titles, amount, hasFailed } = refund;
  if (hasFailed) {
    const subject = `The refund for ${number} did not arrive`;
    const text = `The bank did not take the refund of ${amount} for ${titles}. Tanabana is looking into it.`;
    return { buyer: { subject, text }, maker: { subject, text } };
  }
  return {
    buyer: {
      subject: `${amount} for ${number} goes back to you`,
      text: `Tanabana pays ${amount} of your order of ${titles} back to you. It goes to where it came from within 7 working days.`,
    },
    maker: {
      subject: `${amount} of ${number} goes back to its buyer`,
      text: `Tanabana pays ${amount} of the order of ${titles} back to its buyer. The page of the order shows what is still held.`,
    },
  };
}

function refundWords(
  { number, titles, buyer, maker }: LetterFacts,
  { amountPaise, cause, reason, status: present }: OrderRefund,
  status: 'QUEUED' | 'PROCESSED' | 'FAILED',
): Letters {
  const amount = rupees(amountPaise);
  if (status === 'PROCESSED') {
    return {
      buyer: {
        subject: `${amount} for ${number} was paid back`,
        text: `${amount} for ${titles} has gone back to where it came from. Banks show it within 7 working days at the latest.`,
      },
    };
  }
  if (cause === 'PROVIDER') return providerWords({ number, titles, amount, hasFailed: status === 'FAILED' });
  // What was to be sent had gone back in another way before anybody was told of it.
  if (status === 'QUEUED' && present === 'DROPPED') return {};
  if (status === 'FAILED') {
    const text = `The bank did not take the refund of ${amount} for ${titles}. We try it again by ourselves over the next days; there is nothing to do for you.`;
    const subject = `The refund for ${number} takes longer`;
    return {
      buyer: { subject, text },
      ...(cause === 'AGREED' || cause === 'DESK' ? { maker: { subject, text } } : {}),
    };
  }
  // The letter of the cancelled order tells of its money.
  if (cause === 'CANCELLED') return {};
  if (cause === 'DESK') {
    return {
      buyer: {
        subject: `${amount} for ${number} is paid back to you`,
        text: `Our desk pays ${amount} of your order of ${titles} back to you: “${reason}”\n\nIt goes to where it came from within 7 working days.`,
      },
      maker: {
        subject: `${amount} of ${number} goes back to its buyer`,
        text: `Our desk pays ${amount} of the order of ${titles} back to its buyer: “${reason}”\n\nThe page of the order shows what is still held.`,
      },
    };
  }
  if (cause === 'AGREED') {
    return {
      buyer: {
        subject: `${amount} for ${number} is paid back to you`,
        text: `${maker.name} pays ${amount} of your order of ${titles} back to you: “${reason}”\n\nIt goes to where it came from within 7 working days.`,
      },
      maker: {
        subject: `You pay ${amount} of ${number} back`,
        text: `${amount} of the order of ${titles} goes back to ${buyer.name}: “${reason}”`,
      },
    };
  }
  return {
    buyer: {
      subject: `A payment for ${number} goes back to you`,
      text: `A payment of ${amount} for ${titles} goes back to where it came from within 7 working days, ${whyInVain[cause]}.`,
    },
  };
}
