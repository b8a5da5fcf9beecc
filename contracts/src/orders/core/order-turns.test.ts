import { describe, expect, it, test } from 'vitest';
import { type OrderSide, type TurnFact, type TurnFacts, turnFacts, turnOf, waitsFor } from './order-turns.ts';
import { type OrderStatus, orderStatuses } from './orders.states.ts';

const factsWith = (...known: TurnFact[]) =>
  Object.fromEntries(turnFacts.map((fact) => [fact, known.includes(fact)])) as TurnFacts;

const sidesOf = (status: OrderStatus, ...known: TurnFact[]) => {
  const facts = factsWith(...known);
  const ofSide = (side: OrderSide) =>
    `${turnOf(side, status, facts)}${waitsFor(side, status, facts) ? '' : ' -'}`;
  return [ofSide('buyer'), ofSide('maker')];
};

/** Each status with the turn of its buyer and of its maker; "-" if the order does not wait for that side. */
test.each<[OrderStatus, TurnFact[], string, string]>([
  ['PENDING', [], 'advance', 'null -'],
  ['CONFIRMED', ['isToBeMeasured', 'isFinalOwed'], 'book', 'begin'],
  ['CONFIRMED', ['isToBeMeasured', 'isBooked', 'isFinalOwed'], 'meet -', 'begin'],
  ['CONFIRMED', ['isFinalOwed'], 'null -', 'begin'],
  ['DESIGN_IN_PROGRESS', ['isToBeMeasured', 'isFinalOwed'], 'book', 'draw'],
  ['DESIGN_IN_PROGRESS', ['isToBeMeasured', 'isBooked', 'isFinalOwed'], 'meet -', 'draw'],
  ['DESIGN_COMPLETED', ['isToBeMeasured', 'isFinalOwed'], 'book', 'null -'],
  ['DESIGN_COMPLETED', ['isFinalOwed'], 'null -', 'drawn'],
  ['MEASUREMENT_SCHEDULED', ['isToBeMeasured', 'isBooked', 'isFinalOwed'], 'meet -', 'meet -'],
  [
    'MEASUREMENT_SCHEDULED',
    ['isToBeMeasured', 'isBooked', 'isMeetingOver', 'isFinalOwed'],
    'record -',
    'record',
  ],
  ['DESIGN_IN_PROGRESS', ['isToBeMeasured', 'isBooked', 'isMeetingOver', 'isFinalOwed'], 'record -', 'draw'],
  ['MEASUREMENT_SCHEDULED', ['isToBeMeasured', 'isFinalOwed'], 'book', 'null -'],
  ['MEASUREMENT_COMPLETED', ['isFinalOwed'], 'null -', 'measured'],
  ['DESIGN_COMPLETED', ['isFinalOwed', 'isToBeMeasured', 'isStepWaiting'], 'approve', 'null -'],
  ['MEASUREMENT_COMPLETED', ['isFinalOwed', 'isStepWaiting'], 'approve', 'measured'],
  ['MEASUREMENT_COMPLETED', ['isFinalOwed', 'isChangeAsked'], 'null -', 'change'],
  ['DESIGN_COMPLETED', ['isFinalOwed', 'lacksFinished'], 'null -', 'close'],
  ['DESIGN_COMPLETED', ['isFinalOwed', 'lacksFinished', 'isToBeMeasured'], 'book', 'null -'],
  ['DESIGN_COMPLETED', ['isFinalOwed', 'lacksFinished', 'isStepWaiting'], 'approve', 'null -'],
  ['MEASUREMENT_COMPLETED', ['isFinalOwed', 'lacksFinished'], 'null -', 'close'],
  ['MEASUREMENT_COMPLETED', ['isFinalPaid', 'lacksFinished'], 'null -', 'close'],
  ['MEASUREMENT_COMPLETED', ['isFinalOwed', 'lacksFinished', 'isStepWaiting'], 'approve', 'null -'],
  ['SHIPPED', ['isFinalPaid', 'isStepWaiting', 'isChangeAsked'], 'delivery', 'null -'],
  ['FINAL_PAYMENT_PENDING', ['isFinalOwed'], 'rest', 'null -'],
  ['FINAL_PAYMENT_PENDING', ['isFinalPaid'], 'null -', 'finish'],
  ['COMPLETED', ['isFinalPaid'], 'null -', 'pack'],
  ['READY_FOR_DELIVERY', ['isFinalOwed'], 'rest', 'null -'],
  ['READY_FOR_DELIVERY', ['isFinalPaid'], 'null -', 'send'],
  ['READY_FOR_DELIVERY', ['isFinalPaid', 'isFinalTakenBack'], 'null -', 'settle'],
  ['SHIPPED', ['isFinalPaid'], 'delivery', 'null -'],
  ['DELIVERED', ['isFinalPaid', 'isToBeReviewed'], 'review -', 'null -'],
  ['CANCELLED', [], 'null -', 'null -'],
])('of an order at %s with %j the turns are %s and %s', (status, facts, buyer, maker) => {
  expect(sidesOf(status, ...facts)).toEqual([buyer, maker]);
});

describe('an order that is stopped', () => {
  it('waits for neither side while a bank decides, but for an answer to a request to cancel', () => {
    const stopped = ['isDisputed', 'isToBeMeasured', 'isFinalOwed'] as const;
    expect(sidesOf('CONFIRMED', ...stopped)).toEqual(['disputed -', 'disputed -']);
    expect(sidesOf('CONFIRMED', ...stopped, 'isAskedToCancel')).toEqual(['disputed -', 'answer']);
  });

  it('is not a parcel on its way: its buyer may still say that it has arrived', () => {
    expect(sidesOf('SHIPPED', 'isDisputed', 'isFinalPaid')).toEqual(['delivery', 'null -']);
  });

  it('says that its maker is on hold before all else that its buyer could do', () => {
    for (const status of ['PENDING', 'CONFIRMED', 'FINAL_PAYMENT_PENDING'] as const)
      expect(sidesOf(status, 'isMakerHeld', 'isDisputed', 'isToBeMeasured', 'isFinalOwed')[0]).toBe('held -');
    expect(sidesOf('PENDING', 'isDesignHeld')[0]).toBe('held -');
    expect(sidesOf('CONFIRMED', 'isDesignHeld', 'isToBeMeasured', 'isFinalOwed')[0]).toBe('book');
  });
});

it('asks a buyer who wants to cancel for no day to be measured', () => {
  expect(sidesOf('CONFIRMED', 'isAskedToCancel', 'isToBeMeasured', 'isFinalOwed')).toEqual([
    'null -',
    'answer',
  ]);
});

it('says nothing of an order that has ended but for a review', () => {
  for (const status of orderStatuses.filter((one) => one === 'DELIVERED' || one === 'CANCELLED'))
    for (const fact of turnFacts.filter((one) => one !== 'isToBeReviewed'))
      expect(sidesOf(status, fact)).toEqual(['null -', 'null -']);
});
