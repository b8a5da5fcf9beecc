import { expect, test } from 'vitest';
import {
  expiringStates,
  openStates,
  type QuoteActor,
  type QuoteState,
  quoteActors,
  quoteActs,
  quoteMoves,
  quoteStates,
  stateAfter,
  turnOf,
} from './quotes.states.ts';

/** Every move that the table allows: `from act by → to`. */
const allowed = quoteStates.flatMap((from) =>
  quoteActs.flatMap((act) =>
    quoteActors.flatMap((by) => {
      const to = stateAfter(from, act, by);
      return to === undefined ? [] : [`${from} ${act} ${by} → ${to}`];
    }),
  ),
);

test('of all pairs of states, acts and actors exactly these moves are legal', () => {
  expect(allowed).toEqual([
    'DRAFT OFFER MAKER → OFFERED',
    'DRAFT WITHDRAW MAKER → WITHDRAWN',
    'DRAFT PASS_OVER SYSTEM → DECLINED',
    'DRAFT CLOSE SYSTEM → WITHDRAWN',
    'OFFERED REVISE MAKER → REVISED',
    'OFFERED WITHDRAW MAKER → WITHDRAWN',
    'OFFERED ASK_CHANGE BUYER → CHANGE_ASKED',
    'OFFERED COUNTER BUYER → COUNTERED',
    'OFFERED ACCEPT BUYER → ACCEPTED',
    'OFFERED DECLINE BUYER → DECLINED',
    'OFFERED EXPIRE CLOCK → EXPIRED',
    'OFFERED PASS_OVER SYSTEM → DECLINED',
    'OFFERED CLOSE SYSTEM → WITHDRAWN',
    'CHANGE_ASKED REVISE MAKER → REVISED',
    'CHANGE_ASKED WITHDRAW MAKER → WITHDRAWN',
    'CHANGE_ASKED COUNTER BUYER → COUNTERED',
    'CHANGE_ASKED ACCEPT BUYER → ACCEPTED',
    'CHANGE_ASKED DECLINE BUYER → DECLINED',
    'CHANGE_ASKED EXPIRE CLOCK → EXPIRED',
    'CHANGE_ASKED PASS_OVER SYSTEM → DECLINED',
    'CHANGE_ASKED CLOSE SYSTEM → WITHDRAWN',
    'COUNTERED REVISE MAKER → REVISED',
    'COUNTERED WITHDRAW MAKER → WITHDRAWN',
    'COUNTERED ACCEPT BUYER → ACCEPTED',
    'COUNTERED DECLINE BUYER → DECLINED',
    'COUNTERED EXPIRE CLOCK → EXPIRED',
    'COUNTERED PASS_OVER SYSTEM → DECLINED',
    'COUNTERED CLOSE SYSTEM → WITHDRAWN',
    'REVISED REVISE MAKER → REVISED',
    'REVISED WITHDRAW MAKER → WITHDRAWN',
    'REVISED ASK_CHANGE BUYER → CHANGE_ASKED',
    'REVISED COUNTER BUYER → COUNTERED',
    'REVISED ACCEPT BUYER → ACCEPTED',
    'REVISED DECLINE BUYER → DECLINED',
    'REVISED EXPIRE CLOCK → EXPIRED',
    'REVISED PASS_OVER SYSTEM → DECLINED',
    'REVISED CLOSE SYSTEM → WITHDRAWN',
    'ACCEPTED REVISE MAKER → REVISED',
    'ACCEPTED WITHDRAW MAKER → WITHDRAWN',
    'ACCEPTED DECLINE BUYER → DECLINED',
    'ACCEPTED PAY BUYER → PAYING',
    'ACCEPTED EXPIRE CLOCK → EXPIRED',
    'ACCEPTED CLOSE SYSTEM → WITHDRAWN',
    'PAYING BACK_OUT BUYER → ACCEPTED',
    'PAYING LAPSE SYSTEM → ACCEPTED',
    'PAYING BOOK SYSTEM → ORDERED',
    'EXPIRED REVISE MAKER → REVISED',
    'EXPIRED CLOSE SYSTEM → WITHDRAWN',
  ]);
});

test('no two rows of the table answer the same state, act and actor', () => {
  for (const from of quoteStates)
    for (const act of quoteActs)
      for (const by of quoteActors) {
        const rows = quoteMoves.filter(
          (move) => move.act === act && move.by === by && move.from.includes(from),
        );
        expect(rows.length, `${from} ${act} ${by}`).toBeLessThanOrEqual(1);
      }
});

/** The states that one side can reach from a state without the given act. */
function reachable(
  from: QuoteState,
  without: string,
  by: readonly QuoteActor[] = quoteActors,
): Set<QuoteState> {
  const seen = new Set<QuoteState>();
  const next = [from];
  for (let state = next.pop(); state !== undefined; state = next.pop()) {
    for (const move of quoteMoves)
      if (move.from.includes(state) && move.act !== without && by.includes(move.by) && !seen.has(move.to)) {
        seen.add(move.to);
        next.push(move.to);
      }
  }
  return seen;
}

test('without a new revision the buyer cannot counter twice', () => {
  expect([...reachable('COUNTERED', 'REVISE')]).not.toContain('COUNTERED');
});

test('after a revision nothing is paid without a new yes of the buyer', () => {
  const reached = reachable('REVISED', 'ACCEPT');
  for (const state of ['ACCEPTED', 'PAYING', 'ORDERED'] as const) expect(reached).not.toContain(state);
});

test('a payment never ends a deal: from PAYING the only ways lead to the order or back to the accepted offer', () => {
  const ways = quoteMoves.filter(({ from }) => from.includes('PAYING')).map(({ to }) => to);
  expect(new Set(ways)).toEqual(new Set(['ACCEPTED', 'ORDERED']));
});

test('only an offer and a payment end by themselves, and every open offer does', () => {
  const timed = quoteMoves.filter(({ timer }) => timer !== undefined).map(({ act }) => act);
  expect(timed).toEqual(['LAPSE', 'EXPIRE']);
  expect(quoteMoves.find(({ act }) => act === 'EXPIRE')?.from).toEqual(expiringStates);
});

test('an open quote waits for one of its sides, and an ended one for nobody', () => {
  for (const state of quoteStates)
    expect(turnOf(state) !== null, state).toBe((openStates as readonly string[]).includes(state));
});
