import { expect, test } from 'vitest';
import { type TurnFact, type TurnFacts, turnFacts, waitsFor } from '../core/order-turns.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { idleReason, meetingStages, paidStages } from './idle-orders.ts';

const all: TurnFacts[] = Array.from({ length: 2 ** turnFacts.length }, (_, number) => {
  const known = turnFacts.map((fact, place) => [fact, (number & (2 ** place)) > 0]);
  return Object.fromEntries(known) as TurnFacts;
});
const factsWith = (...known: TurnFact[]) =>
  Object.fromEntries(turnFacts.map((fact) => [fact, known.includes(fact)])) as TurnFacts;

test('every paid open order, whatever is known of it, waits for somebody or is listed, never both', () => {
  for (const status of paidStages)
    for (const facts of all) {
      const isMeetingAhead =
        meetingStages.some((stage) => stage === status) && facts.isToBeMeasured && facts.isBooked;
      const waits = [
        waitsFor('buyer', status, facts),
        waitsFor('maker', status, facts),
        facts.isDisputed,
        isMeetingAhead,
      ].includes(true);
      if (waits === (idleReason(status, facts) !== null))
        expect.unreachable(`${status} ${JSON.stringify(facts)}`);
    }
});

test('nothing is listed that is unpaid or has ended', () => {
  for (const status of orderStatuses.filter((one) => !paidStages.includes(one)))
    for (const facts of all)
      if (idleReason(status, facts) !== null) expect.unreachable(`${status} ${JSON.stringify(facts)}`);
});

test('an order that goes its usual way is never listed', () => {
  for (const status of paidStages)
    for (const facts of [factsWith('isFinalOwed'), factsWith('isFinalPaid')]) {
      const isUsual = status !== 'MEASUREMENT_SCHEDULED';
      if (isUsual) expect([status, idleReason(status, facts)]).toEqual([status, null]);
    }
});

test('the reasons are that the maker is held, that the advance went back, or that no step is named', () => {
  expect(idleReason('COMPLETED', factsWith('isFinalOwed', 'isMakerHeld'))).toBe('MAKER_HELD');
  expect(idleReason('COMPLETED', factsWith())).toBe('CALLED_OFF');
  expect(idleReason('MEASUREMENT_SCHEDULED', factsWith('isFinalOwed'))).toBe('NO_STEP');
});
