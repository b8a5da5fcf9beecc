import { toRupees } from '#contracts/money/money.ts';
import type { OrderActor } from '#contracts/orders/core/orders.states.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { type LetterPart, letterOf, letterPart } from '#contracts/words/letter.ts';
import { refundsOfOrder, type StandingRefund } from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';
import { type CancellationStep, cancellationMoved, orderMoved } from '../core/orders.events.ts';
import { historyOfOrder } from '../core/orders.queries.ts';
import { type CancellationRow, newestRequest, requestById } from '../endings/cancellations.queries.ts';
import { dueByInWords, type LetterFacts, readLetterFacts, refundWaitsInWords } from './letter-facts.ts';
import { type LettersToSides, sendToSides } from './send-to-sides.ts';

/** Letters about orders that end early, and about requests to end them. */
export function writeEndingLetters(services: Services): void {
  const { db, clock, events } = services;

  events.on(orderMoved, 'ending-letters', async ({ orderId, by, to, lateDays }) => {
    if (to !== 'CANCELLED') return;
    const facts = await readLetterFacts(services, orderId);
    const [request] = await newestRequest(db, [orderId]);
    const refunds = await refundsOfOrder(db, [orderId]);
    // An order that ended automatically had all its money refunded before, so all refunds count.
    const isOfEnd = ({ cause }: StandingRefund) => by === 'SYSTEM' || cause === 'CANCELLED';
    const ended: Ended = {
      ...facts,
      isHeld: refunds.some(({ isHeld }) => isHeld),
      back: toRupees(refunds.filter(isOfEnd).reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
      now: clock.now(),
    };
    const letters =
      request?.status === 'AGREED'
        ? agreedLetters(ended, request)
        : lateDays === undefined
          ? cancelledLetters(ended, by, await noteOfEnd(orderId))
          : lateLetters(ended);
    const sums = ended.back > 0 ? [{ label: 'sums.back', rupees: ended.back } as const] : [];
    await sendToSides(services, facts, { ...letters, sums });
  });

  events.on(cancellationMoved, 'letters', async ({ orderId, requestId, step, by }) => {
    const [request] = await requestById(db, [requestId]);
    if (!request) throw new Error(`the request ${requestId} is not there`);
    const facts = await readLetterFacts(services, orderId);
    await sendToSides(services, facts, stepLetters[step](facts, request, by));
  });

  async function noteOfEnd(orderId: number): Promise<string> {
    const history = await historyOfOrder(db, [orderId]);
    return history.findLast(({ to }) => to === 'CANCELLED')?.note ?? '';
  }
}

interface Ended extends LetterFacts {
  /** Part of the refund waits for the bank. */
  isHeld: boolean;
  /** The amount refunded to the buyer, in rupees. */
  back: number;
  now: Date;
}

function cancelledLetters(facts: Ended, by: OrderActor, note: string): LettersToSides {
  const { maker, order } = facts;
  const { toBuyer, toMaker } = moneyValues(facts);
  const wasPaid = order.confirmedAt !== null;
  if (by === 'SYSTEM')
    return wasPaid
      ? {
          buyer: letterOf('endings.allBackToBuyer', toBuyer),
          maker: letterOf('endings.allBackToMaker', toMaker),
        }
      : { buyer: letterOf('endings.lapsed', toBuyer) };
  if (by === 'ADMIN')
    return {
      buyer: letterOf('endings.deskToBuyer', { ...toBuyer, note }),
      maker: letterOf('endings.deskToMaker', { ...toMaker, note }),
    };
  if (by === 'MAKER')
    return {
      buyer: letterOf('endings.makerToBuyer', { ...toBuyer, note, maker: maker.name }),
      maker: letterOf('endings.makerToMaker', { ...toMaker, note }),
    };
  return {
    buyer: letterOf(wasPaid ? 'endings.ownPaid' : 'endings.ownUnpaid', toBuyer),
    maker: wasPaid ? letterOf('endings.byBuyer', toMaker) : null,
  };
}

function lateLetters(facts: Ended): LettersToSides {
  const { toBuyer, toMaker } = moneyValues(facts);
  return {
    buyer: letterOf('promises.lateToBuyer', toBuyer),
    maker: letterOf('promises.lateToMaker', toMaker),
  };
}

function agreedLetters(facts: Ended, request: CancellationRow): LettersToSides {
  const { toBuyer, toMaker } = moneyValues(facts);
  const { answeredBy, answer, keptPaise } = request;
  const quoted = answer;
  const kept = toRupees(keptPaise ?? 0);
  const forBuyer = {
    ...{ ...toBuyer, quoted },
    goesBack: toBuyer.goesBack ?? letterPart('agreed.nothingBack'),
    stays: kept === 0 ? null : letterPart('agreed.stays', { kept }),
  };
  const forMaker = { ...toMaker, goesBack: makerWords(facts.back, kept) };
  return answeredBy === 'ADMIN'
    ? {
        buyer: letterOf('agreed.deskToBuyer', forBuyer),
        maker: letterOf('agreed.deskToMaker', { ...forMaker, quoted }),
      }
    : {
        buyer: letterOf('agreed.makerToBuyer', { ...forBuyer, maker: facts.maker.name }),
        maker: letterOf('agreed.makerToMaker', forMaker),
      };
}

/** How the money of an order cancelled by agreement is divided, in rupees. */
function makerWords(back: number, kept: number): LetterPart {
  if (back === 0)
    return kept === 0 ? letterPart('agreed.nothingMoves') : letterPart('agreed.noneToBuyer', { kept });
  return kept === 0
    ? letterPart('endings.allToBuyer', { back })
    : letterPart('agreed.someToBuyer', { back, kept });
}

const stepLetters: Record<
  CancellationStep,
  (facts: LetterFacts, request: CancellationRow, by: OrderActor) => LettersToSides
> = {
  ASKED: (facts, { reason, answerBy, mostKeptPaise, refundPaise }) => {
    const { toBuyer, toMaker } = letterValues(facts);
    const day = istDayOf(answerBy);
    const sums = { kept: toRupees(mostKeptPaise), back: toRupees(refundPaise) };
    return {
      buyer: letterOf('requests.askedOfBuyer', { ...toBuyer, ...sums, day, maker: facts.maker.name }),
      maker: letterOf('requests.askedOfMaker', {
        ...{ ...toMaker, ...sums, day, reason },
        buyer: facts.buyer.name,
      }),
    };
  },
  OVERDUE: (facts) => {
    const { toBuyer, toMaker } = letterValues(facts);
    const days = cancellationLimits.answerDays;
    return {
      buyer: letterOf('requests.overdueToBuyer', { ...toBuyer, days, maker: facts.maker.name }),
      maker: letterOf('requests.overdueToMaker', { ...toMaker, days }),
    };
  },
  REFUSED: (facts, { answer }, by) => {
    const { toBuyer, toMaker } = letterValues(facts);
    return by === 'ADMIN'
      ? {
          buyer: letterOf('requests.refusedByDesk', { ...toBuyer, answer }),
          maker: letterOf('requests.refusalToMaker', { ...toMaker, answer }),
        }
      : { buyer: letterOf('requests.refusedByMaker', { ...toBuyer, answer, maker: facts.maker.name }) };
  },
  WITHDRAWN: (facts) => ({
    maker: letterOf('requests.withdrawn', { ...letterValues(facts).toMaker, buyer: facts.buyer.name }),
  }),
};

/** The letter values plus the refund, its date, and what waits for the bank. */
function moneyValues(facts: Ended) {
  const { toBuyer, toMaker } = letterValues(facts);
  const { back, isHeld, now } = facts;
  const waits = refundWaitsInWords(isHeld);
  const dueBy = dueByInWords(isHeld, now);
  return {
    toBuyer: {
      ...{ ...toBuyer, waits: waits.buyer },
      goesBack: back === 0 ? null : letterPart('endings.goesBack', { back, dueBy }),
    },
    toMaker: {
      ...{ ...toMaker, waits: waits.maker },
      goesBack: back === 0 ? null : letterPart('endings.allToBuyer', { back }),
    },
  };
}

/** Values used in every letter to a side. */
function letterValues({ number, titles, buyer, maker }: LetterFacts) {
  return { toBuyer: { number, titles, page: buyer.page }, toMaker: { number, titles, page: maker.page } };
}
