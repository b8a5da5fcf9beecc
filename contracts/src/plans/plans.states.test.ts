import { expect, test } from 'vitest';
import { changeAfter, stepActors, stepActs, stepAfter, stepStates, waitsForBuyer } from './plans.states.ts';

/** Every move that is possible, written again by hand: from, actor, act, to. */
const possible = `
  OPEN MAKER FINISH DONE
  OPEN MAKER SUBMIT SUBMITTED
  SUBMITTED BUYER APPROVE APPROVED
  SUBMITTED CLOCK LAPSE APPROVED
  SUBMITTED BUYER ASK_CHANGE OPEN
  SUBMITTED BUYER ASK_MORE CHANGE_ASKED
  CHANGE_ASKED MAKER TAKE_FREE OPEN
  CHANGE_ASKED MAKER PRICE PRICED
  CHANGE_ASKED MAKER REFUSE SUBMITTED
  CHANGE_ASKED BUYER WITHDRAW SUBMITTED
  PRICED BUYER ACCEPT OPEN
  PRICED BUYER DECLINE SUBMITTED
  PRICED CLOCK LAPSE SUBMITTED`
  .trim()
  .split('\n')
  .map((line) => line.trim());

test('every state, actor and act: what is not in the list is refused', () => {
  const found: string[] = [];
  for (const from of stepStates)
    for (const by of stepActors)
      for (const act of stepActs) {
        const to = stepAfter(from, act, by);
        if (to !== undefined) found.push(`${from} ${by} ${act} ${to}`);
      }
  expect(found.toSorted()).toEqual(possible.toSorted());
});

test('silence is counted exactly where the clock has a move', () => {
  for (const state of stepStates)
    expect(waitsForBuyer(state)).toBe(stepAfter(state, 'LAPSE', 'CLOCK') !== undefined);
});

test('only the buyer makes a change cost money', () => {
  const paying = stepActs.filter((act) => changeAfter[act] === 'ACCEPTED');
  const payers = stepActors.filter((by) => paying.some((act) => stepAfter('PRICED', act, by) !== undefined));
  expect(payers).toEqual(['BUYER']);
});
