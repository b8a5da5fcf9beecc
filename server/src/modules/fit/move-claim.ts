import type { ClaimOutcome } from '#contracts/fit/fit.fields.ts';
import { endOfDays, endOfWorkingDays, fitLimits } from '#contracts/fit/fit.rules.ts';
import { type ClaimAct, type ClaimActor, stateAfter, timerOf } from '#contracts/fit/fit.states.ts';
import { proposeCause } from '#contracts/fit/propose-cause.ts';
import { loadHolidays } from '#server/modules/profiles/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { fitClaimMoved } from './fit.events.ts';
import { zonesOfClaim } from './fit.queries.ts';
import type { HeldClaim } from './hold-claim.ts';
import { insertMove, setDecision, setState } from './write-fit.queries.ts';

interface Move {
  act: ClaimAct;
  by: ClaimActor;
  actorId?: number;
  note?: string;
  /** What changes besides the state. */
  set?: { days?: number; quoteId?: number };
}

const outcomeOf: Partial<Record<ClaimAct, ClaimOutcome>> = {
  ACCEPT_FREE: 'FREE',
  PRICE: 'PRICED',
  REFUSE: 'REFUSED',
  DECIDE_FREE: 'FREE',
  DECIDE_PRICED: 'PRICED',
  DECIDE_REFUSED: 'REFUSED',
};

/** Moves a held claim along the table, sets the timer of its new state, writes its history and publishes the event. */
export async function moveClaim(
  { clock, events }: Pick<Services, 'clock' | 'events'>,
  tx: Transaction,
  { claim, buyerId, makerId }: HeldClaim,
  { act, by, actorId, note = '', set = {} }: Move,
): Promise<void> {
  const { id: claimId, orderId, state: from } = claim;
  const state = stateAfter(from, act, by);
  if (state === undefined) throw new Error(`claim ${claimId} cannot ${act} from ${from}`);
  const now = clock.now();
  const { days, quoteId } = { days: claim.days, quoteId: claim.quoteId, ...set };
  // The order of a paid alteration says itself when it has arrived.
  const timer = quoteId === null || state !== 'SENT_BACK' ? timerOf(state) : null;
  const dueAt =
    timer === null
      ? null
      : timer === 'ANSWER'
        ? await endOfAnswer(tx, makerId, now)
        : endOfDays(now, timer === 'SEND' ? fitLimits.sendDays : fitLimits.arrivalDays);
  await setState(tx, { claimId, state, dueAt, days, quoteId, now });
  const decided = outcomeOf[act];
  if (decided !== undefined) {
    const { cause } = proposeCause(await zonesOfClaim(tx, [claimId]), claim.measuredBy);
    await setDecision(tx, { claimId, decided, decidedBy: by, words: note, cause, now });
  }
  const move = { claimId, act, actor: by, actorId: actorId ?? null, from, to: state, note, now };
  const [written] = await insertMove(tx, move);
  if (!written) throw new Error('a move of a claim was not written');
  const told = { claimId, moveId: written.id, orderId, buyerId, makerId, act, by, to: state };
  await events.publish(tx, fitClaimMoved, told);
}

/** The end of the working days in which the maker answers. */
export async function endOfAnswer(tx: Transaction, makerId: number, now: Date): Promise<Date> {
  return endOfWorkingDays(now, fitLimits.answerDays, await loadHolidays(tx, makerId, now));
}
