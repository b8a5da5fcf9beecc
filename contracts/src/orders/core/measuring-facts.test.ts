import { expect, test } from 'vitest';
import { usualFacts } from '#tests/support/order-facts.ts';
import { isBeingDesigned, type MeasuringFacts, statusByFacts } from './measuring-facts.ts';
import { type Course, stepsOf } from './order-steps.ts';
import { type OrderStatus, orderStatuses, refuseMove } from './orders.states.ts';

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);
const everyFact: MeasuringFacts[] = [
  { isBooked: false, isMeasured: false },
  { isBooked: true, isMeasured: false },
  { isBooked: false, isMeasured: true },
];

test('facts move an order forward only, to a measuring step, by a move that the table knows, and never twice', () => {
  for (const status of orderStatuses) {
    for (const facts of everyFact) {
      const to = statusByFacts(status, facts);
      if (to === null) continue;
      expect(rank(to)).toBeGreaterThan(rank(status));
      const order = { ...usualFacts, isFinalPaid: false, status, confirmedAt: new Date() };
      expect(refuseMove(order, 'SYSTEM', to, new Date())).toBeNull();
      expect(statusByFacts(to, facts)).toBeNull();
    }
  }
});

type Act = 'BOOK' | 'CALL_OFF' | 'HOLD' | OrderStatus;

interface World extends Course {
  facts: MeasuringFacts;
}

/** Applies an act as the product does, with the real pure functions. */
function after(world: World, act: Act): World {
  const { status, history, facts } = world;
  const row = (to: OrderStatus, from: OrderStatus | null) => ({ to, from });
  const follow = (next: World): World => {
    const to = statusByFacts(next.status, next.facts);
    return to === null ? next : { ...next, status: to, history: [...next.history, row(to, next.status)] };
  };
  const happen = (what: MeasuringFacts, to: OrderStatus): World => {
    const meeting = { status: what.isMeasured ? ('COMPLETED' as const) : ('SCHEDULED' as const) };
    const next = { ...world, facts: what, meeting };
    return isBeingDesigned(status) ? { ...next, history: [...history, row(to, null)] } : follow(next);
  };
  if (act === 'BOOK')
    return facts.isBooked || facts.isMeasured || rank(status) > rank('MEASUREMENT_SCHEDULED')
      ? world
      : happen({ isBooked: true, isMeasured: false }, 'MEASUREMENT_SCHEDULED');
  if (act === 'CALL_OFF')
    return facts.isBooked ? { ...world, facts: { ...facts, isBooked: false }, meeting: null } : world;
  if (act === 'HOLD')
    return facts.isBooked ? happen({ isBooked: false, isMeasured: true }, 'MEASUREMENT_COMPLETED') : world;
  if (rank(act) <= rank(status)) return world;
  return follow({ ...world, status: act, history: [...history, row(act, status)] });
}

const makers = ['DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED'] as const;

/** Every sequence of `length` acts. */
function* sequences(acts: readonly Act[], length: number): Generator<Act[]> {
  if (length === 0) yield [];
  else for (const rest of sequences(acts, length - 1)) for (const act of acts) yield [...rest, act];
}

const start: World = {
  status: 'CONFIRMED',
  measuring: 'MADE_TO_MEASURE',
  isFinalPaid: false,
  meeting: null,
  facts: { isBooked: false, isMeasured: false },
  history: [
    { to: 'PENDING', from: null },
    { to: 'CONFIRMED', from: 'PENDING' },
  ],
};

test('whatever is booked, called off and held in whichever order, the stages of the maker are the maker’s to take', () => {
  for (const acts of sequences(['BOOK', 'CALL_OFF', 'HOLD', ...makers], 5)) {
    const order = acts.reduce(after, start);
    const said = acts.join(' ');
    const taken = makers.filter((status) => acts.includes(status));
    // The status is past the design stages only if the maker completed the design.
    expect(isBeingDesigned(order.status), said).toBe(!acts.includes('DESIGN_COMPLETED'));
    const steps = new Map(stepsOf(order).map(({ status, state }) => [status, state]));
    for (const status of makers) {
      const state = steps.get(status);
      if (state === 'done' || state === 'ahead' || state === 'now') expect(taken, said).toContain(status);
      // Skipped only if the maker moved directly to the completed design.
      if (state === 'passed')
        expect([status, acts.includes('DESIGN_COMPLETED')]).toEqual(['DESIGN_IN_PROGRESS', true]);
    }
    const { isBooked, isMeasured } = order.facts;
    if (isBooked) expect(['done', 'ahead', 'now'], said).toContain(steps.get('MEASUREMENT_SCHEDULED'));
    expect(['done', 'ahead', 'now'].includes(steps.get('MEASUREMENT_COMPLETED') ?? ''), said).toBe(
      isMeasured,
    );
    if (!isBeingDesigned(order.status) && isMeasured) expect(order.status).toBe('MEASUREMENT_COMPLETED');
    if (!isBeingDesigned(order.status) && isBooked) expect(order.status).toBe('MEASUREMENT_SCHEDULED');
  }
});
