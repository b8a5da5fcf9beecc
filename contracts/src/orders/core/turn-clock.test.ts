import { expect, test } from 'vitest';
import { addDays } from '#contracts/platform/ist-day.ts';
import { dueOf } from '../due/delivery-due.ts';
import {
  type ClockEvent,
  type ClockEventKind,
  clockEvents,
  segmentsOf,
  workingDaysOf,
} from './turn-clock.ts';

/** Half past nine in the morning in India. */
const at = (day: string) => new Date(`${day}T04:00:00Z`);
const event = (kind: ClockEventKind, day: string): ClockEvent => ({ kind, at: at(day) });
const shown = (events: ClockEvent[]) =>
  segmentsOf(events).map(({ side, wait, from, to }) => [
    wait === null ? side : `${side} ${wait}`,
    from.toISOString().slice(5, 10),
    to?.toISOString().slice(5, 10) ?? null,
  ]);

test('the clock runs for the buyer until the meeting, then for the maker, and stands still during payments', () => {
  expect(
    shown([
      event('ADVANCE_PAID', '2026-11-02'),
      event('TO_BE_MEASURED', '2026-11-02'),
      event('MEETING_DUE', '2026-11-06'),
      event('MEASURED', '2026-11-07'),
      event('FINAL_ASKED', '2026-11-16'),
      event('FINAL_PAID', '2026-11-18'),
      event('SHIPPED', '2026-11-20'),
      event('DELIVERED', '2026-11-25'),
    ]),
  ).toEqual([
    ['BUYER MEASUREMENT', '11-02', '11-06'],
    ['MAKER', '11-06', '11-16'],
    ['BUYER FINAL_PAYMENT', '11-16', '11-18'],
    ['MAKER', '11-18', '11-20'],
    ['COURIER', '11-20', '11-25'],
  ]);
});

test('a meeting that is cancelled after its hour is waited for by the buyer again', () => {
  expect(
    shown([
      event('ADVANCE_PAID', '2026-11-02'),
      event('TO_BE_MEASURED', '2026-11-02'),
      event('MEETING_DUE', '2026-11-06'),
      event('MEETING_OFF', '2026-11-09'),
    ]),
  ).toEqual([
    ['BUYER MEASUREMENT', '11-02', '11-06'],
    ['MAKER', '11-06', '11-09'],
    ['BUYER MEASUREMENT', '11-09', null],
  ]);
});

test('a dispute or an overdue request to cancel stops both sides, two disputes until the last is decided', () => {
  expect(
    shown([
      event('ADVANCE_PAID', '2026-11-02'),
      event('DISPUTE_OPENED', '2026-11-04'),
      event('DISPUTE_OPENED', '2026-11-05'),
      event('DISPUTE_CLOSED', '2026-11-06'),
      event('DISPUTE_CLOSED', '2026-11-09'),
      event('CANCEL_OVERDUE', '2026-11-10'),
      event('CANCEL_ANSWERED', '2026-11-11'),
      event('STEP_SUBMITTED', '2026-11-12'),
      event('STEP_ANSWERED', '2026-11-13'),
    ]),
  ).toEqual([
    ['MAKER', '11-02', '11-04'],
    ['DESK DISPUTE', '11-04', '11-09'],
    ['MAKER', '11-09', '11-10'],
    ['DESK CANCELLING', '11-10', '11-11'],
    ['MAKER', '11-11', '11-12'],
    ['BUYER APPROVAL', '11-12', '11-13'],
    ['MAKER', '11-13', null],
  ]);
});

test("the maker's clock stands still while the buyer's cloth is awaited, each time", () => {
  expect(
    shown([
      event('ADVANCE_PAID', '2026-11-02'),
      event('CLOTH_AWAITED', '2026-11-03'),
      event('CLOTH_CAME', '2026-11-05'),
      event('CLOTH_AWAITED', '2026-11-06'),
    ]),
  ).toEqual([
    ['MAKER', '11-02', '11-03'],
    ['BUYER CLOTH', '11-03', '11-05'],
    ['MAKER', '11-05', '11-06'],
    ['BUYER CLOTH', '11-06', null],
  ]);
});

test('working days are Monday to Saturday without days off, and count for the side whose time ends them', () => {
  const segments = segmentsOf([
    event('ADVANCE_PAID', '2026-11-02'),
    event('STEP_SUBMITTED', '2026-11-07'),
    event('STEP_ANSWERED', '2026-11-10'),
  ]);
  const daysOff = [{ from: '2026-11-04', to: '2026-11-05' }];
  // Tuesday to Saturday without two days off; Sunday, Monday and Tuesday; Wednesday and Thursday.
  expect(workingDaysOf(segments, daysOff, at('2026-11-12'))).toEqual({
    ...{ MAKER: 3 + 2, BUYER: 2, COURIER: 0, DESK: 0 },
  });
});

/** A repeatable sequence of numbers from 0 to 1 (mulberry32), so that a failure can be run again. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = sequence(506);
const upTo = (most: number) => Math.floor(next() * (most + 1));
const begins = '2026-09-01';
const opening: ClockEventKind[] = ['ADVANCE_PAID', 'TO_BE_MEASURED'];
const others = clockEvents.filter((kind) => !opening.includes(kind));

/** Random lives of orders: any events in any order within 60 days, several of them at one moment. */
const lives = Array.from({ length: 400 }, () => {
  const first = upTo(1) === 1 ? opening : opening.slice(0, 1);
  const events = first.map((kind) => event(kind, begins));
  for (let left = upTo(9); left > 0; left -= 1)
    events.push(event(others[upTo(others.length - 1)] ?? 'MEASURED', addDays(begins, upTo(60))));
  const offFrom = upTo(50);
  return {
    events,
    facts: {
      confirmedAt: at(begins),
      makingDays: 1 + upTo(20),
      transitDays: upTo(9),
      daysOff: [{ from: addDays(begins, offFrom), to: addDays(begins, offFrom + upTo(6)) }],
      agreed: upTo(3) === 0 ? [{ at: at(addDays(begins, 10)), day: addDays(begins, 10 + upTo(40)) }] : [],
    },
    now: at(addDays(begins, upTo(80))),
  };
});
const dueDay = ({ events, facts, now }: (typeof lives)[number]) =>
  dueOf({ ...facts, segments: segmentsOf(events) }, now).by;

test('the segments of any life cover the time from the advance to its end without gaps', () => {
  for (const { events } of lives) {
    const segments = segmentsOf(events);
    const ends = events.filter(({ kind }) => kind === 'DELIVERED' || kind === 'CANCELLED');
    const end = ends.reduce<number | null>(
      (sum, e) => Math.min(sum ?? Number.POSITIVE_INFINITY, e.at.getTime()),
      null,
    );
    if (end === at(begins).getTime()) continue;
    expect(segments[0]?.from).toEqual(at(begins));
    expect(segments.at(-1)?.to?.getTime() ?? null).toBe(end);
    for (const [place, { to }] of segments.slice(0, -1).entries()) {
      expect(to).toEqual(segments[place + 1]?.from);
      expect(to?.getTime()).toBeGreaterThan(segments[place]?.from.getTime() ?? 0);
    }
  }
});

test('the order in which events are told, also those of one moment, changes neither segments nor the day', () => {
  for (const life of lives) {
    const shuffled = life.events
      .map((each) => ({ each, place: next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ each }) => each);
    expect(segmentsOf(shuffled)).toEqual(segmentsOf(life.events));
    expect(dueDay({ ...life, events: shuffled })).toBe(dueDay(life));
  }
});

test('another wait for the buyer, or a dispute that is decided, never makes the day earlier', () => {
  for (const life of lives) {
    const now = Math.round((life.now.getTime() - at(begins).getTime()) / 86_400_000);
    // What people and banks do does not lie in the future.
    const ends = Math.min(upTo(60), now);
    const pair = (opened: ClockEventKind, closed: ClockEventKind) => [
      event(opened, addDays(begins, Math.max(0, ends - upTo(9)))),
      event(closed, addDays(begins, ends)),
    ];
    const dispute = pair('DISPUTE_OPENED', 'DISPUTE_CLOSED');
    const step = pair('STEP_SUBMITTED', 'STEP_ANSWERED');
    const cloth = pair('CLOTH_AWAITED', 'CLOTH_CAME');
    for (const more of [dispute, step, cloth])
      expect(dueDay({ ...life, events: [...life.events, ...more] }) >= dueDay(life)).toBe(true);
  }
});

test('the day never becomes earlier as time passes, and stands still while the maker works', () => {
  for (const life of lives) {
    const segments = segmentsOf(life.events);
    for (let day = upTo(3); day < 80; day += 4) {
      const [today, tomorrow] = [at(addDays(begins, day)), at(addDays(begins, day + 1))];
      const later = dueDay({ ...life, now: tomorrow });
      const isWaiting = segments.some(
        ({ wait, from, to }) => wait !== null && from <= tomorrow && (to === null || to > today),
      );
      if (!isWaiting) expect(later).toBe(dueDay({ ...life, now: today }));
      else if (!life.events.some(({ at: moment }) => moment > today && moment <= tomorrow))
        expect(later >= dueDay({ ...life, now: today })).toBe(true);
    }
  }
});
