import { expect, it } from 'vitest';
import { turnOf } from './order-turn.ts';

type Known = Parameters<typeof turnOf>[0];

const idle: Known = {
  role: 'buyer',
  status: 'FINAL_PAYMENT_PENDING',
  toReview: null,
  meeting: null,
  delivery: { waitsFor: 'FINAL_PAYMENT' },
  can: {
    payAdvance: false,
    payFinal: true,
    confirmDelivery: false,
    scheduleMeeting: false,
    moveTo: [],
    answerCancellation: false,
  },
  payments: { refusal: null, final: { dueDate: '2026-12-01T18:29:59Z' } },
};

it('asks for the rest once the maker has asked for it, not while it may be paid early', () => {
  expect(turnOf(idle)).toBe('rest');
  expect(turnOf({ ...idle, payments: { ...idle.payments, final: { dueDate: null } } })).toBeNull();
  expect(turnOf({ ...idle, can: { ...idle.can, payFinal: false } })).toBeNull();
});

it('asks for one thing at a time: a meeting comes before the rest, the advance before all', () => {
  const meeting = {
    id: 1,
    type: 'HOME_VISIT',
    status: 'SCHEDULED',
    scheduledAt: '2026-11-25T05:30:00Z',
  } as const;
  expect(turnOf({ ...idle, meeting })).toBe('meeting');
  expect(turnOf({ ...idle, meeting: { ...meeting, status: 'COMPLETED' } })).toBe('rest');
  expect(turnOf({ ...idle, can: { ...idle.can, payAdvance: true, scheduleMeeting: true } })).toBe('advance');
});

it('says that the order is on hold instead of asking for a meeting or the rest', () => {
  const held = {
    ...idle,
    payments: { ...idle.payments, refusal: { message: 'The account of this maker is on hold.' } },
  };
  expect(turnOf(held)).toBe('held');
  expect(turnOf({ ...held, can: { ...held.can, scheduleMeeting: true } })).toBe('held');
});

it('asks the maker for an answer before anything else', () => {
  expect(turnOf({ ...idle, role: 'maker', can: { ...idle.can, answerCancellation: true } })).toBe('answer');
});

it('tells the maker when to begin, and nothing where the order cannot be moved', () => {
  const sale: Known = {
    ...idle,
    role: 'maker',
    status: 'CONFIRMED',
    can: { ...idle.can, payFinal: false, moveTo: ['DESIGN_IN_PROGRESS'] },
  };
  expect(turnOf(sale)).toBe('begin');
  const meeting = {
    id: 1,
    type: 'PHONE_CALL',
    status: 'SCHEDULED',
    scheduledAt: '2026-11-25T05:30:00Z',
  } as const;
  expect(turnOf({ ...sale, meeting }), 'the design comes before its meeting').toBe('begin');
  expect(turnOf({ ...sale, meeting, status: 'DESIGN_IN_PROGRESS' })).toBe('meeting');
  expect(turnOf({ ...sale, status: 'MEASUREMENT_COMPLETED' })).toBe('measured');
  expect(turnOf({ ...sale, can: { ...sale.can, moveTo: [] } })).toBeNull();
});

it('says that the bank decides instead of asking either side for the next step', () => {
  const delivery = { waitsFor: 'DISPUTE' } as const;
  expect(turnOf({ ...idle, delivery })).toBe('disputed');
  const sale: Known = {
    ...idle,
    delivery,
    role: 'maker',
    status: 'CONFIRMED',
    can: { ...idle.can, payFinal: false, moveTo: ['DESIGN_IN_PROGRESS'] },
  };
  expect(turnOf(sale)).toBe('disputed');
  expect(turnOf({ ...sale, can: { ...sale.can, answerCancellation: true } })).toBe('answer');
});
