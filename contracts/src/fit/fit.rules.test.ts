import { expect, test } from 'vitest';
import { type AlterationFacts, promiseAlteration } from './alteration-promise.ts';
import { type ClaimFacts, endOfDays, endOfWorkingDays, refuseClaim } from './fit.rules.ts';
import { newsOfMove } from './fit-news.ts';
import { directionsOf } from './zones.ts';

const delivered: ClaimFacts = {
  status: 'DELIVERED',
  measuring: 'MADE_TO_MEASURE',
  // 23:00 on 1 November in India.
  deliveredAt: new Date('2026-11-01T17:30:00Z'),
  claims: [],
};
/** The last moment of 15 November in India. */
const lastMoment = new Date('2026-11-15T18:29:59.999Z');

test.each<[string, Partial<ClaimFacts>, Date, string | null]>([
  ['until the end of the fourteenth day in India', {}, lastMoment, null],
  ['not a moment later', {}, new Date(lastMoment.getTime() + 1), 'fit.tooLate'],
  ['a piece in a size too', { measuring: 'SIZED' }, lastMoment, null],
  ['not what has no size', { measuring: 'NONE' }, lastMoment, 'fit.nothingToFit'],
  ['not before the delivery', { status: 'SHIPPED', deliveredAt: null }, lastMoment, 'fit.notDelivered'],
  ['not beside an open claim', { claims: ['DONE', 'ALTERING'] }, lastMoment, 'fit.oneOpen'],
  ['again after a claim has ended', { claims: ['DONE', 'REFUSED'] }, lastMoment, null],
  ['three times at most', { claims: ['DONE', 'WITHDRAWN', 'REFUSED'] }, lastMoment, 'fit.claimsMost'],
])('a claim can be made %s', (_, more, now, reason) => {
  expect(refuseClaim({ ...delivered, ...more }, now)?.reason ?? null).toBe(reason);
});

test('the maker has three working days: no Sunday and no holiday counts, and the last day counts whole', () => {
  // A Friday evening in India.
  const friday = new Date('2026-11-27T14:00:00Z');
  expect(endOfWorkingDays(friday, 3, []).toISOString()).toBe('2026-12-01T18:30:00.000Z');
  const holidays = [{ from: '2026-11-30', to: '2026-12-02' }];
  expect(endOfWorkingDays(friday, 3, holidays).toISOString()).toBe('2026-12-04T18:30:00.000Z');
  expect(endOfDays(friday, 7).toISOString()).toBe('2026-12-04T18:30:00.000Z');
});

test('the promised day follows the piece: to the maker, the work, and back', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  const facts: AlterationFacts = {
    ...{ state: 'FREE', days: 2, transitDays: 3, daysOff: [] },
    ...{ sentAt: null, receivedAt: null, sentBackAt: null },
  };
  expect(promiseAlteration(facts, now)).toBe('2026-11-28');
  const sentAt = new Date('2026-11-19T06:00:00Z');
  expect(promiseAlteration({ ...facts, state: 'ON_ITS_WAY', sentAt }, now)).toBe('2026-11-27');
  const receivedAt = new Date('2026-11-20T05:00:00Z');
  const altering: AlterationFacts = { ...facts, state: 'ALTERING', sentAt, receivedAt };
  expect(promiseAlteration(altering, now)).toBe('2026-11-25');
  const daysOff = [{ from: '2026-11-21', to: '2026-11-22' }];
  expect(promiseAlteration({ ...altering, daysOff }, now)).toBe('2026-11-27');
  // The work is late, so the day moves on.
  expect(promiseAlteration(altering, new Date('2026-11-24T06:00:00Z'))).toBe('2026-11-27');
  expect(promiseAlteration({ ...altering, state: 'ALTERED' }, now)).toBe('2026-11-23');
  expect(promiseAlteration({ ...altering, state: 'SENT_BACK', sentBackAt: now }, now)).toBe('2026-11-23');
  for (const state of ['OPEN', 'PRICED', 'DONE', 'WITHDRAWN'] as const)
    expect(promiseAlteration({ ...facts, state }, now)).toBeNull();
});

test('a sleeve is short or long, a bust tight or loose', () => {
  expect(directionsOf('sleeveLength')).toEqual(['SHORT', 'LONG']);
  expect(directionsOf('bust')).toEqual(['TIGHT', 'LOOSE']);
});

test('a side is told what the other did, both what the clock and the desk did, nobody what a quote tells itself', () => {
  expect(newsOfMove('CLAIM', 'BUYER', 'OPEN')).toEqual({ news: 'CLAIM', buyer: false, maker: true });
  expect(newsOfMove('ALTER', 'MAKER', 'ALTERED')).toEqual({ news: 'ALTER', buyer: true, maker: false });
  expect(newsOfMove('LAPSE', 'CLOCK', 'AT_DESK')).toEqual({ news: 'UNANSWERED', buyer: true, maker: true });
  expect(newsOfMove('LAPSE', 'CLOCK', 'DONE')?.news).toBe('ARRIVED');
  expect(newsOfMove('DECIDE_FREE', 'DESK', 'FREE')).toEqual({
    news: 'DECIDE_FREE',
    buyer: true,
    maker: true,
  });
  expect(newsOfMove('SEND_BACK', 'SYSTEM', 'SENT_BACK')).toBeNull();
  expect(newsOfMove('BOOK', 'SYSTEM', 'ACCEPTED')).toBeNull();
});
