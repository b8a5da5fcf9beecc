import { describe, expect, test } from 'vitest';
import { type ClockEvent, type ClockEventKind, segmentsOf } from '../core/turn-clock.ts';
import { type DueFacts, dueOf, lateDaysOf } from './delivery-due.ts';
import { riskOf } from './delivery-risk.ts';

const at = (day: string) => new Date(`${day}T06:30:00Z`);
const event = (kind: ClockEventKind, day: string): ClockEvent => ({ kind, at: at(day) });

const measured = [event('ADVANCE_PAID', '2026-11-02'), event('TO_BE_MEASURED', '2026-11-02')];
const sized = measured.slice(0, 1);

/** The day owed of an order paid on 2 November, with 10 days of making and 5 on the way. */
const due = (events: ClockEvent[], today: string, facts: Partial<DueFacts> = {}) =>
  dueOf(
    {
      ...{ confirmedAt: at('2026-11-02'), makingDays: 10, transitDays: 5, daysOff: [] },
      ...{ agreed: [], segments: segmentsOf(events) },
      ...facts,
    },
    at(today),
  );

describe('the day that the maker owes', () => {
  test('is fixed by the advance where nothing is measured, however late the maker is', () => {
    for (const today of ['2026-11-02', '2026-11-17', '2026-12-30'])
      expect(due(sized, today)).toEqual({ by: '2026-11-17', because: [] });
  });

  test('moves each day until a day for measuring is booked, then counts from the meeting', () => {
    expect(due(measured, '2026-11-02')).toEqual({ by: '2026-11-18', because: [] });
    expect(due(measured, '2026-11-06')).toEqual({
      by: '2026-11-22',
      because: [{ what: 'MEASUREMENT', days: 4 }],
    });
    const booked = [...measured, event('MEETING_DUE', '2026-11-09')];
    for (const today of ['2026-11-06', '2026-11-09', '2026-12-30'])
      expect(due(booked, today)).toEqual({ by: '2026-11-24', because: [{ what: 'MEASUREMENT', days: 6 }] });
  });

  test('moves by the days of a payment, before and after the making should be over', () => {
    const asked = (day: string) => [...sized, event('FINAL_ASKED', day)];
    const early = [...asked('2026-11-06'), event('FINAL_PAID', '2026-11-09')];
    const late = [...asked('2026-11-20'), event('FINAL_PAID', '2026-11-23')];
    const because = [{ what: 'FINAL_PAYMENT', days: 3 }];
    for (const events of [early, late])
      expect(due(events, '2026-12-30')).toEqual({ by: '2026-11-20', because });
  });

  test('moves by the maker’s days off and by a dispute', () => {
    const daysOff = [{ from: '2026-11-05', to: '2026-11-06' }];
    const disputed = [...sized, event('DISPUTE_OPENED', '2026-11-08'), event('DISPUTE_CLOSED', '2026-11-12')];
    expect(due(disputed, '2026-12-30', { daysOff })).toEqual({
      by: '2026-11-23',
      because: [
        { what: 'DISPUTE', days: 4 },
        { what: 'DAYS_OFF', days: 2 },
      ],
    });
  });

  test('is the day to which the buyer agreed, and moves on with later waits', () => {
    const agreed = [{ day: '2026-11-25', at: at('2026-11-16') }];
    expect(due(sized, '2026-12-30', { agreed })).toEqual({
      by: '2026-11-25',
      because: [{ what: 'NEW_PROMISE', days: 8 }],
    });
    const waited = [...sized, event('STEP_SUBMITTED', '2026-11-18'), event('STEP_ANSWERED', '2026-11-20')];
    expect(due(waited, '2026-12-30', { agreed }).by).toBe('2026-11-27');
  });
});

test('an order is late from the day after, until it arrives, and no later while the buyer is waited for', () => {
  expect(lateDaysOf('2026-11-17', null, '2026-11-17')).toBe(0);
  expect(lateDaysOf('2026-11-17', null, '2026-11-18')).toBe(1);
  expect(lateDaysOf('2026-11-17', '2026-11-20', '2026-12-30')).toBe(3);
  const asked = [...sized, event('FINAL_ASKED', '2026-11-20')];
  for (const today of ['2026-11-20', '2026-11-24', '2026-12-04'])
    expect(lateDaysOf(due(asked, today).by, null, today)).toBe(3);
});

test.each([
  ['MEASURING', { status: 'CONFIRMED', waitsFor: 'MEASUREMENT' }],
  ['MAKING', { status: 'MEASUREMENT_COMPLETED', waitsFor: null }],
  [null, { status: 'COMPLETED', waitsFor: 'FINAL_PAYMENT' }],
  ['SENDING', { status: 'COMPLETED', waitsFor: null }],
  ['PARCEL', { status: 'SHIPPED', waitsFor: null }],
  [null, { status: 'DELIVERED', waitsFor: null }],
] as const)('the risk %s of an order that is expected after its day', (risk, { status, waitsFor }) => {
  const expected = { status, waitsFor, by: '2026-11-18', dueBy: '2026-11-17' } as const;
  expect(riskOf(expected)).toBe(risk);
  expect(riskOf({ ...expected, by: '2026-11-17' })).toBeNull();
  expect(riskOf({ ...expected, by: null })).toBeNull();
});
