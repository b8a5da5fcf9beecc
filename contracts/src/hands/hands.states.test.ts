import { expect, test } from 'vitest';
import {
  handOverActors,
  handOverActs,
  handOverMoves,
  handOverStates,
  isOpen,
  isOut,
  stateAfter,
} from './hands.states.ts';

/** Every move that is possible, written again by hand: from, actor, act, to. */
const possible = `
  OFFERED HAND ACCEPT ACCEPTED
  OFFERED HAND DECLINE DECLINED
  OFFERED MAKER BRING_BACK BROUGHT_BACK
  OFFERED MAKER WITHDRAW WITHDRAWN
  OFFERED SYSTEM WITHDRAW WITHDRAWN
  ACCEPTED HAND BRING_BACK BROUGHT_BACK
  ACCEPTED MAKER BRING_BACK BROUGHT_BACK
  ACCEPTED MAKER WITHDRAW WITHDRAWN
  ACCEPTED SYSTEM WITHDRAW WITHDRAWN
  BROUGHT_BACK MAKER TAKE_BACK TAKEN_BACK`
  .trim()
  .split('\n')
  .map((line) => line.trim());

test('of all states, actors and acts, exactly these moves are possible', () => {
  const found = handOverStates.flatMap((from) =>
    handOverActors.flatMap((by) =>
      handOverActs.flatMap((act) => {
        const to = stateAfter(from, act, by);
        return to === undefined ? [] : [`${from} ${by} ${act} ${to}`];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(possible.toSorted());
  const rows = handOverMoves.flatMap(({ from, act, by }) => from.map((state) => `${state} ${act} ${by}`));
  expect(new Set(rows).size).toBe(rows.length);
});

test('a hand-over is open exactly while the maker can still move it, and out until it is brought back', () => {
  for (const state of handOverStates) {
    const canMove = handOverActs.some((act) => stateAfter(state, act, 'MAKER') !== undefined);
    expect([state, isOpen(state)]).toEqual([state, canMove]);
    expect([state, isOut(state)]).toEqual([state, isOpen(state) && state !== 'BROUGHT_BACK']);
  }
});
