import { formatRupees, toRupees } from '#contracts/money/money.ts';
import type { OrderActor } from '#contracts/orders/core/orders.states.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { dayInWords } from '#contracts/platform/dates-in-words.ts';
import { refundsOfOrder } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { type CancellationStep, cancellationMoved, orderMoved } from '../core/orders.events.ts';
import { historyOfOrder } from '../core/orders.queries.ts';
import { type CancellationRow, newestRequest, requestById } from '../endings/cancellations.queries.ts';
import { type LetterFacts, readLetterFacts } from './letter-facts.ts';

interface Words {
  subject: string;
  text: string;
}

type Letters = Partial<Record<'buyer' | 'maker', Words>>;

const rupees = (paise: number) => formatRupees(toRupees(paise));
const backSoon = 'It goes to where it came from within 7 working days.';

/** Mails of orders that end early, and of requests to end them. */
export function writeEndingLetters(services: Services): void {
  const { db, mail, events } = services;

  events.on(orderMoved, 'ending-letters', async ({ orderId, by, to }) => {
    if (to !== 'CANCELLED') return;
    const facts = await readLetterFacts(services, orderId);
    const [request] = await newestRequest(db, [orderId]);
    if (request?.status === 'AGREED') {
      const refunds = await refundsOfOrder(db, [orderId]);
      const back = refunds
        .filter(({ cause }) => cause === 'CANCELLED')
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      await send(facts, agreedWords(facts, request, back));
    } else await send(facts, cancelledWords(facts, by, await noteOfEnd(orderId)));
  });

  events.on(cancellationMoved, 'letters', async ({ orderId, requestId, step, by }) => {
    const [request] = await requestById(db, [requestId]);
    if (!request) throw new Error(`the request ${requestId} is not there`);
    const facts = await readLetterFacts(services, orderId);
    await send(facts, stepWords[step](facts, request, by));
  });

  async function noteOfEnd(orderId: number): Promise<string> {
    const history = await historyOfOrder(db, [orderId]);
    return history.findLast(({ to }) => to === 'CANCELLED')?.note ?? '';
  }

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

function cancelledWords(
  { number, titles, maker, order }: LetterFacts,
  by: OrderActor,
  note: string,
): Letters {
  const wasPaid = order.confirmedAt !== null;
  if (by === 'SYSTEM' && wasPaid) {
    return {
      buyer: {
        subject: `Your order ${number} is cancelled`,
        text: `All that you paid for ${titles} goes back to where it came from, so the order is cancelled. Banks show the money within 7 working days.`,
      },
      maker: {
        subject: `Order ${number} is cancelled`,
        text: `All that was paid for ${titles} goes back to its buyer, so the order is cancelled. Please make and send nothing more for it.`,
      },
    };
  }
  if (by === 'SYSTEM') {
    return {
      buyer: {
        subject: `Your order ${number} has lapsed`,
        text: `The advance for ${titles} was not paid within a day, so the order has lapsed. Nothing was charged. You are welcome to order again.`,
      },
    };
  }
  if (by === 'ADMIN') {
    const why = `Our desk has cancelled the order of ${titles}: “${note}”`;
    return {
      buyer: {
        subject: `Your order ${number} is cancelled`,
        text: `${why}\n\nAll that you paid goes back to where it came from within 7 working days.`,
      },
      maker: {
        subject: `Order ${number} is cancelled`,
        text: `${why}\n\nAll that was paid goes back to its buyer. Please make and send nothing more for it.`,
      },
    };
  }
  if (by === 'MAKER') {
    return {
      buyer: {
        subject: `Your order ${number} was cancelled by its maker`,
        text: `${maker.name} cannot make ${titles} and has cancelled the order: “${note}”\n\nAll that you paid goes back to where it came from within 7 working days.`,
      },
      maker: {
        subject: `You cancelled order ${number}`,
        text: `You have cancelled the order of ${titles}. All that was paid goes back to its buyer, who was told why: “${note}”`,
      },
    };
  }
  const money = wasPaid
    ? 'Your payment goes back to where it came from within 7 working days.'
    : 'Nothing was charged.';
  return {
    buyer: {
      subject: `Your order ${number} is cancelled`,
      text: `Your order of ${titles} is cancelled. ${money}`,
    },
    ...(wasPaid && {
      maker: {
        subject: `Order ${number} was cancelled`,
        text: `The order of ${titles} was cancelled by its buyer.`,
      },
    }),
  };
}

function agreedWords(
  { number, titles, maker }: LetterFacts,
  request: CancellationRow,
  back: number,
): Letters {
  const { answeredBy, answer, keptPaise } = request;
  const byDesk = answeredBy === 'ADMIN';
  const quoted = answer === '' ? '' : `\n\n“${answer}”`;
  const kept = keptPaise ?? 0;
  const goesBack = back === 0 ? 'Nothing goes back.' : `${rupees(back)} goes back to you. ${backSoon}`;
  const stays =
    kept === 0
      ? ''
      : ` ${rupees(kept)} stays with the maker for what was done so far; the receipt for it is on the page of the order.`;
  return {
    buyer: {
      subject: `Your order ${number} is cancelled as you asked`,
      text: `${byDesk ? 'Our support desk has decided' : `${maker.name} has agreed`} to cancel your order of ${titles}. ${goesBack}${stays}${quoted}`,
    },
    maker: {
      subject: `Order ${number} is cancelled as its buyer asked`,
      text: `${byDesk ? 'Our support desk has decided' : 'You have agreed'} to cancel the order of ${titles}. ${back === 0 ? 'Nothing goes' : `${rupees(back)} goes`} back to its buyer${kept === 0 ? '' : `, ${rupees(kept)} stays with you`}. Please make and send nothing more for it.${byDesk ? quoted : ''}`,
    },
  };
}

const stepWords: Record<
  CancellationStep,
  (facts: LetterFacts, request: CancellationRow, by: OrderActor) => Letters
> = {
  ASKED: ({ number, titles, buyer, maker }, { reason, answerBy, mostKeptPaise }) => ({
    buyer: {
      subject: `You asked to cancel order ${number}`,
      text: `We have asked ${maker.name} to cancel your order of ${titles}. They answer by ${dayInWords(answerBy)}; after that our support desk decides. Until then you can take the request back on the page of the order.`,
    },
    maker: {
      subject: `${buyer.name} asks to cancel order ${number}`,
      text: `${buyer.name} asks you to cancel the order of ${titles}: “${reason}”\n\nIf you agree you may keep up to ${rupees(mostKeptPaise)} for what was done so far; all else goes back. Please answer by ${dayInWords(answerBy)} on the page of the order; after that our support desk decides. Nothing can be sent before.`,
    },
  }),
  OVERDUE: ({ number, titles, maker }) => ({
    buyer: {
      subject: `Our support desk looks at order ${number}`,
      text: `${maker.name} has not answered your request to cancel ${titles} for ${cancellationLimits.answerDays} days. Our support desk decides now, and writes to you.`,
    },
    maker: {
      subject: `Our support desk looks at order ${number}`,
      text: `The request to cancel the order of ${titles} was not answered for ${cancellationLimits.answerDays} days, so our support desk decides now. You can still answer until it has.`,
    },
  }),
  REFUSED: ({ number, titles, maker }, { answer }, by) => {
    const who = by === 'ADMIN' ? 'Our support desk' : maker.name;
    const text = `${who} has refused to cancel the order of ${titles}, so it goes on: “${answer}”`;
    return {
      buyer: {
        subject: `Your order ${number} goes on`,
        text: `${text}\n\nIf you do not agree, please write to us through Contact Support on the page of the order.`,
      },
      ...(by === 'ADMIN' && { maker: { subject: `Order ${number} goes on`, text } }),
    };
  },
  WITHDRAWN: ({ number, titles, buyer }) => ({
    maker: {
      subject: `Order ${number} goes on`,
      text: `${buyer.name} has taken the request to cancel ${titles} back, so the order goes on.`,
    },
  }),
};
