import { expect, test } from 'vitest';
import { briefActors, briefActs, briefAfter, briefStates } from './briefs.states.ts';

test('of all pairs of states, acts and actors exactly these moves are legal', () => {
  const allowed = briefStates.flatMap((from) =>
    briefActs.flatMap((act) =>
      briefActors.flatMap((by) => {
        const to = briefAfter(from, act, by);
        return to === undefined ? [] : [`${from} ${act} ${by} → ${to}`];
      }),
    ),
  );
  expect(allowed).toEqual([
    'OPEN ACCEPT OWNER → ACCEPTED',
    'OPEN END OWNER → ENDED',
    'OPEN EXPIRE CLOCK → EXPIRED',
  ]);
});
