import { expect, test } from 'vitest';
import { refuseClothAct } from './cloth.rules.ts';
import {
  buyersTime,
  type ClothAct,
  type ClothActor,
  type ClothStanding,
  clothActors,
  clothActs,
  clothStates,
  stateAfter,
  turnOf,
} from './cloth.states.ts';

const asked: ClothStanding = { state: 'ASKED', askedBy: 'BUYER', isShort: false };

/** The acts that each actor may do, as `BUYER CONFIRM`. */
const actsAt = (standing: ClothStanding) =>
  clothActors.flatMap((by) =>
    clothActs.filter((act) => stateAfter(standing, act, by) !== undefined).map((act) => `${by} ${act}`),
  );

test.each<[string, Partial<ClothStanding>, string[]]>([
  ['before anybody asked', { state: null, askedBy: null }, ['BUYER ASK', 'MAKER ASK']],
  ['the other side answers', {}, ['BUYER WITHDRAW', 'MAKER AGREE', 'MAKER REFUSE']],
  ['as for the maker', { askedBy: 'MAKER' }, ['BUYER AGREE', 'BUYER REFUSE', 'MAKER WITHDRAW']],
  ['awaited', { state: 'AWAITED' }, ['MAKER RECEIVE']],
  ['enough', { state: 'CAME' }, ['BUYER CONFIRM', 'BUYER OBJECT', 'MAKER RETURN', 'CLOCK LAPSE']],
  [
    'short: silence decides nothing',
    { state: 'CAME', isShort: true },
    ['BUYER OBJECT', 'BUYER SEND_MORE', 'BUYER MAKER_ADDS', 'BUYER SMALLER', 'MAKER RETURN'],
  ],
  ['objected', { state: 'OBJECTED' }, ['MAKER RECEIVE', 'MAKER RETURN']],
  ['to price', { state: 'TO_PRICE', isShort: true }, ['MAKER PRICE', 'MAKER DECLINE', 'MAKER RETURN']],
  ['priced', { state: 'PRICED', isShort: true }, ['MAKER RETURN', 'SYSTEM BOOK', 'SYSTEM LOSE_PRICE']],
  ['to adapt', { state: 'TO_ADAPT', isShort: true }, ['MAKER ADAPT', 'MAKER DECLINE', 'MAKER RETURN']],
  ['with the maker', { state: 'HELD' }, ['MAKER RETURN']],
  ['returned', { state: 'RETURNED' }, []],
  ['refused, and asked again', { state: 'REFUSED' }, ['BUYER ASK', 'MAKER ASK']],
])('%s', (_, more, acts) => {
  expect(actsAt({ ...asked, ...more })).toEqual(acts);
});

test('the maker has no turn while the clock of the maker stands still', () => {
  for (const state of clothStates)
    expect(turnOf(state, 'BUYER') === 'BUYER').toBe(buyersTime.includes(state));
});

test.each<
  [
    string,
    ClothStanding['state'],
    Parameters<typeof refuseClothAct>[0]['status'],
    ClothAct,
    ClothActor,
    string | null,
  ]
>([
  ['asked while it is made', null, 'MEASUREMENT_COMPLETED', 'ASK', 'BUYER', null],
  ['asked when it is made', null, 'FINAL_PAYMENT_PENDING', 'ASK', 'BUYER', 'cloth.tooLate'],
  ['asked before the advance', null, 'PENDING', 'ASK', 'BUYER', 'cloth.tooLate'],
  ['agreed when it is made', 'ASKED', 'COMPLETED', 'AGREE', 'MAKER', 'cloth.tooLate'],
  ['received after the end', 'AWAITED', 'CANCELLED', 'RECEIVE', 'MAKER', 'cloth.orderEnded'],
  [
    'given back before it is finished',
    'HELD',
    'MEASUREMENT_COMPLETED',
    'RETURN',
    'MAKER',
    'cloth.notFinished',
  ],
  ['given back when it is finished', 'HELD', 'FINAL_PAYMENT_PENDING', 'RETURN', 'MAKER', null],
  ['given back with an open question', 'CAME', 'READY_FOR_DELIVERY', 'RETURN', 'MAKER', 'cloth.notFinished'],
  ['given back after cancelling', 'CAME', 'CANCELLED', 'RETURN', 'MAKER', null],
])('%s', (_, state, status, act, by, reason) => {
  const facts = { state, askedBy: 'BUYER' as const, isShort: false, status, measuring: 'SIZED' as const };
  expect(refuseClothAct(facts, act, by)?.reason ?? null).toBe(reason);
});

test('an order of finished things is not sewn from anything', () => {
  const facts = {
    state: null,
    askedBy: null,
    isShort: false,
    status: 'CONFIRMED',
    measuring: 'NONE',
  } as const;
  expect(refuseClothAct(facts, 'ASK', 'BUYER')?.reason).toBe('cloth.nothingSewn');
});
