import { expect, test } from 'vitest';
import {
  claimActors,
  claimActs,
  claimMoves,
  claimStates,
  isOpenClaim,
  openClaimStates,
  stateAfter,
  timerOf,
  turnOf,
} from './fit.states.ts';

/** Every move that is possible, written again by hand: from, actor, act, to. */
const possible = `
  OPEN MAKER ACCEPT_FREE FREE
  OPEN MAKER PRICE PRICED
  OPEN MAKER REFUSE REFUSED
  OPEN CLOCK LAPSE AT_DESK
  OPEN BUYER WITHDRAW WITHDRAWN
  OPEN SYSTEM LEAVE WITHDRAWN
  AT_DESK SYSTEM LEAVE WITHDRAWN
  TO_PRICE SYSTEM LEAVE WITHDRAWN
  FREE SYSTEM LEAVE WITHDRAWN
  PRICED SYSTEM LEAVE WITHDRAWN
  AT_DESK DESK DECIDE_FREE FREE
  AT_DESK DESK DECIDE_PRICED TO_PRICE
  AT_DESK DESK DECIDE_REFUSED REFUSED
  AT_DESK BUYER WITHDRAW WITHDRAWN
  TO_PRICE MAKER ACCEPT_FREE FREE
  TO_PRICE MAKER PRICE PRICED
  TO_PRICE CLOCK LAPSE AT_DESK
  TO_PRICE BUYER WITHDRAW WITHDRAWN
  FREE BUYER SEND ON_ITS_WAY
  FREE MAKER RECEIVE ALTERING
  FREE CLOCK LAPSE WITHDRAWN
  FREE BUYER WITHDRAW WITHDRAWN
  PRICED SYSTEM BOOK ACCEPTED
  PRICED SYSTEM DECLINE DECLINED
  PRICED SYSTEM LOSE_PRICE AT_DESK
  ACCEPTED BUYER SEND ON_ITS_WAY
  ACCEPTED MAKER RECEIVE ALTERING
  ACCEPTED SYSTEM SEND_BACK SENT_BACK
  ACCEPTED SYSTEM CONFIRM DONE
  ACCEPTED SYSTEM CLOSE WITHDRAWN
  ON_ITS_WAY MAKER RECEIVE ALTERING
  ON_ITS_WAY SYSTEM SEND_BACK SENT_BACK
  ON_ITS_WAY SYSTEM CONFIRM DONE
  ON_ITS_WAY SYSTEM CLOSE WITHDRAWN
  ALTERING MAKER ALTER ALTERED
  ALTERING SYSTEM SEND_BACK SENT_BACK
  ALTERING SYSTEM CONFIRM DONE
  ALTERING SYSTEM CLOSE WITHDRAWN
  ALTERED MAKER SEND_BACK SENT_BACK
  SENT_BACK BUYER CONFIRM DONE
  SENT_BACK CLOCK LAPSE DONE
  SENT_BACK SYSTEM CONFIRM DONE
  REFUSED BUYER TAKE_TO_DESK AT_DESK
  DECLINED BUYER TAKE_TO_DESK AT_DESK
  DECLINED SYSTEM BOOK ACCEPTED`
  .trim()
  .split('\n')
  .map((line) => line.trim());

test('of all states, actors and acts, exactly these moves are possible', () => {
  const found = claimStates.flatMap((from) =>
    claimActors.flatMap((by) =>
      claimActs.flatMap((act) => {
        const to = stateAfter(from, act, by);
        return to === undefined ? [] : [`${from} ${by} ${act} ${to}`];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(possible.toSorted());
});

test('no row of the table repeats another, and each state has at most one timer', () => {
  const keys = claimMoves.flatMap(({ from, act, by }) => from.map((state) => `${state} ${act} ${by}`));
  expect(new Set(keys).size).toBe(keys.length);
  const timers = claimStates.map((state) => [state, timerOf(state)]).filter(([, timer]) => timer !== null);
  expect(timers).toEqual([
    ['OPEN', 'ANSWER'],
    ['TO_PRICE', 'ANSWER'],
    ['FREE', 'SEND'],
    ['SENT_BACK', 'ARRIVAL'],
  ]);
});

test('a claim is open exactly while somebody has to act', () => {
  for (const state of claimStates)
    expect([state, isOpenClaim(state)]).toEqual([state, turnOf(state) !== null]);
  expect(openClaimStates).toHaveLength(10);
});
