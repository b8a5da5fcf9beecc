import { expect, test } from 'vitest';
import {
  isInMaking,
  type PlannedStep,
  type PresentStep,
  planProblems,
  planSentences,
  refuseClosing,
  remainingDays,
  remindersDue,
  silentUntil,
  takesPlan,
} from './plans.rules.ts';
import { cycleOf } from './step-order.ts';

const planned = (given: Partial<PlannedStep> = {}): PlannedStep => ({
  ...{ id: null, key: 'a', kind: 'CUT', name: '', days: 2, needsApproval: false, leadsTo: null },
  finishBefore: [],
  ...given,
});
const present = (given: Partial<PresentStep> = {}): PresentStep => ({
  ...{
    id: 1,
    kind: 'CUT',
    name: '',
    days: 2,
    needsApproval: false,
    leadsTo: null,
    state: 'OPEN',
    submission: 0,
  },
  ...given,
});

test.each([
  [
    'none',
    [
      ['a', []],
      ['b', ['a']],
    ],
    [],
  ],
  ['itself', [['a', ['a']]], ['a']],
  [
    'each other',
    [
      ['a', ['b']],
      ['b', ['a']],
      ['c', []],
    ],
    ['a', 'b'],
  ],
  [
    'through three',
    [
      ['a', ['c']],
      ['b', ['a']],
      ['c', ['b']],
    ],
    ['a', 'b', 'c'],
  ],
] as [string, [string, string[]][], string[]][])('steps that wait for %s', (_, steps, cycle) => {
  expect(cycleOf(steps.map(([key, finishBefore]) => ({ key, finishBefore })))).toEqual(cycle);
});

test('a plan is refused where a step waits for itself, for nothing, is twice or has no name', () => {
  expect(planProblems([planned({ finishBefore: ['a'] })], [])).toEqual({
    'steps.0.finishBefore': planSentences.cycle,
  });
  expect(planProblems([planned({ finishBefore: ['z'] })], [])).toEqual({
    'steps.0.finishBefore': planSentences.unknownStep,
  });
  expect(planProblems([planned(), planned()], [])).toEqual({ 'steps.1': planSentences.unknownStep });
  expect(planProblems([planned({ id: 9 })], [])).toEqual({ 'steps.0': planSentences.unknownStep });
  expect(planProblems([planned({ kind: 'OWN' })], [])).toEqual({ 'steps.0.name': planSentences.name });
});

test('a step that was closed once stays as it is, and nothing comes after the finished piece', () => {
  const done = present({ state: 'DONE', submission: 1 });
  expect(planProblems([planned({ id: 1 })], [done])).toEqual({});
  expect(planProblems([planned({ id: 1, days: 3 })], [done])).toEqual({ 'steps.0': planSentences.fixedStep });
  const sentBack = present({ submission: 1, needsApproval: true });
  expect(planProblems([planned({ id: 1, needsApproval: true, days: 3 })], [sentBack])).toEqual({});
  expect(planProblems([planned({ id: 1 })], [sentBack])).toEqual({ 'steps.0': planSentences.fixedStep });
  expect(planProblems([planned()], [sentBack])).toEqual({ steps: planSentences.fixedStep });
  expect(planProblems([planned({ id: 1 }), planned({ key: 'b' })], [done])).toEqual({
    steps: planSentences.afterFinished,
  });
});

test('an open step can be changed, moved and taken away', () => {
  expect(planProblems([planned({ kind: 'STITCH' })], [present()])).toEqual({});
  expect(planProblems([planned({ key: 'b' }), planned({ id: 1, days: 9 })], [present()])).toEqual({});
});

test('a step is closed only after those before it, and only while open', () => {
  const before = (state: PresentStep['state']) => [{ id: 1, state }];
  const step = { state: 'OPEN', finishBefore: [1] } as const;
  expect(refuseClosing(step, before('OPEN'))?.reason).toBe('plans.finishFirst');
  expect(refuseClosing(step, before('SUBMITTED'))?.reason).toBe('plans.finishFirst');
  expect(refuseClosing(step, before('APPROVED'))).toBeNull();
  expect(refuseClosing(step, before('DONE'))).toBeNull();
  expect(refuseClosing({ ...step, state: 'DONE' }, before('DONE'))?.reason).toBe('plans.notOpen');
});

test('the days of the open steps are left', () => {
  const steps = [
    present({ state: 'DONE' }),
    present({ days: 3 }),
    present({ state: 'SUBMITTED' }),
    present(),
  ];
  expect(remainingDays(steps)).toBe(5);
});

test('silence is counted in working days of India: over a Sunday and days off', () => {
  // A Friday, 15:30 in India.
  const friday = new Date('2026-11-27T10:00:00Z');
  expect(silentUntil(friday).toISOString()).toBe('2026-12-01T18:30:00.000Z');
  expect(silentUntil(friday, [{ from: '2026-11-30', to: '2026-11-30' }]).toISOString()).toBe(
    '2026-12-02T18:30:00.000Z',
  );
  expect(remindersDue(friday, new Date('2026-11-28T18:29:59Z'))).toBe(0);
  expect(remindersDue(friday, new Date('2026-11-28T18:30:00Z'))).toBe(1);
  expect(remindersDue(friday, new Date('2026-11-30T18:29:59Z'))).toBe(1);
  expect(remindersDue(friday, new Date('2026-11-30T18:30:00Z'))).toBe(2);
});

test('a plan begins before the final payment is asked, and moves until the parcel is sent', () => {
  expect([takesPlan('PENDING'), takesPlan('CONFIRMED'), takesPlan('FINAL_PAYMENT_PENDING')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isInMaking('READY_FOR_DELIVERY'), isInMaking('SHIPPED'), isInMaking('CANCELLED')]).toEqual([
    true,
    false,
    false,
  ]);
});
