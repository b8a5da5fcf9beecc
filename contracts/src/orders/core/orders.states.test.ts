import { describe, expect, test } from 'vitest';
import { usualFacts } from '#tests/support/order-facts.ts';
import { inWords } from '#tests/support/words/in-words.ts';
import {
  legalMoves,
  type OrderActor,
  type OrderFacts,
  type OrderStatus,
  orderActors,
  orderStatuses,
  refuseMove,
} from './orders.states.ts';

const now = new Date('2026-11-20T10:00:00Z');
const anHourAgo = new Date('2026-11-20T09:00:00Z');
const daysAgo = new Date('2026-11-17T10:00:00Z');

/**
 * The transition rules of the product specification, written independently of the table to catch errors in it. Q
 * pending, C confirmed, D design in progress, E design completed, S measurement scheduled, M measurement completed, F
 * final payment pending, P completed (production), R ready for delivery, H shipped, V delivered, X cancelled.
 */
const letters = 'QCDESMFPRHVX';
const letterOf = (status: OrderStatus) => letters[orderStatuses.indexOf(status)] ?? '?';

/** Where each actor may go from each status, with the final payment made and the advance an hour old. */
const expected: Record<OrderActor, Record<string, string>> = {
  BUYER: { Q: 'X', C: 'X', D: 'X', E: 'X', S: 'X', M: 'X', F: 'X', P: 'X', R: 'X', H: 'V', V: '', X: '' },
  MAKER: {
    Q: '',
    C: 'DESMFPRHVX',
    D: 'ESMFPRHVX',
    E: 'SMFPRHVX',
    S: 'MFPRHVX',
    M: 'FPRHVX',
    F: 'PRHVX',
    P: 'RHVX',
    R: 'HVX',
    H: 'V',
    V: '',
    X: '',
  },
  SYSTEM: { Q: 'CX', C: '', D: '', E: 'SM', S: 'M', M: '', F: '', P: '', R: '', H: 'V', V: '', X: '' },
  ADMIN: {
    Q: '',
    C: 'DESMFPRHVX',
    D: 'ESMFPRHVX',
    E: 'SMFPRHVX',
    S: 'MFPRHVX',
    M: 'FPRHVX',
    F: 'PRHVX',
    P: 'RHVX',
    R: 'HVX',
    H: 'V',
    V: '',
    X: '',
  },
};

describe.each(orderActors)('the moves of %s', (actor) => {
  test.each(orderStatuses)('from %s are exactly those of the rules', (status) => {
    const facts = {
      status,
      ...usualFacts,
      confirmedAt: status === 'PENDING' ? null : anHourAgo,
    };
    const legal = orderStatuses.filter((to) => refuseMove(facts, actor, to, now) === null);
    expect(legal.map(letterOf).join('')).toBe(expected[actor][letterOf(status)]);
    expect(legalMoves(facts, actor, now)).toEqual(legal);
  });

  test.each(orderStatuses)('from %s without the final payment never reach the parcel', (status) => {
    const facts = {
      status,
      ...usualFacts,
      isFinalPaid: false,
      confirmedAt: anHourAgo,
    };
    const legal = legalMoves(facts, actor, now);
    expect(legal).not.toContain('SHIPPED');
    expect(legal).not.toContain('DELIVERED');
    const others = expected[actor][letterOf(status)]?.replace(/[HV]/g, '');
    expect(legal.map(letterOf).join('')).toBe(others);
  });
});

test('every refusal is a sentence', () => {
  for (const actor of orderActors) {
    for (const status of orderStatuses) {
      for (const to of orderStatuses) {
        for (const isPaidBack of [false, true]) {
          const facts = {
            status,
            ...usualFacts,
            isFinalPaid: false,
            isPaidBack,
            confirmedAt: daysAgo,
          };
          const refusal = refuseMove(facts, actor, to, now);
          if (refusal !== null) expect(inWords(refusal)).toMatch(/^[A-Z].{15,}\.$/);
        }
      }
    }
  }
});

const sent: readonly OrderStatus[] = ['SHIPPED', 'DELIVERED', 'CANCELLED'];

describe.each(orderStatuses)('the free day of an order at %s', (status) => {
  const confirmedAt = status === 'PENDING' ? null : daysAgo;
  const facts = {
    status,
    ...usualFacts,
    confirmedAt,
  };
  const later = (minutes: number) => new Date(daysAgo.getTime() + minutes * 60_000);

  test.each([0, 1, 12 * 60, 24 * 60 - 1, 24 * 60])(
    'stands %i minutes after the advance unless the parcel was sent',
    (minutes) => {
      const refusal = refuseMove(facts, 'BUYER', 'CANCELLED', later(minutes));
      if (sent.includes(status)) expect(inWords(refusal)).toMatch(/\.$/);
      else expect(refusal).toBeNull();
    },
  );

  test.each([24 * 60 + 1, 25 * 60, 90 * 24 * 60])('is over %i minutes after it', (minutes) => {
    const refusal = refuseMove(facts, 'BUYER', 'CANCELLED', later(minutes));
    if (status === 'PENDING') expect(refusal).toBeNull();
    else if (sent.includes(status)) expect(inWords(refusal)).toMatch(/\.$/);
    else expect(inWords(refusal)).toMatch(/24 hours after the advance.*ask the maker to cancel it\.$/);
  });
});

test('an order of which all money has gone back can only be cancelled, unless the parcel was sent', () => {
  for (const status of orderStatuses) {
    const facts = {
      status,
      ...usualFacts,
      isPaidBack: true,
      confirmedAt: daysAgo,
    };
    const legal = (actor: OrderActor) => legalMoves(facts, actor, now);
    if (status === 'SHIPPED') expect(legal('MAKER')).toEqual(['DELIVERED']);
    else expect(legal('MAKER')).toEqual(sent.includes(status) || status === 'PENDING' ? [] : ['CANCELLED']);
    const isOpen = !sent.includes(status);
    expect(legal('SYSTEM').includes('CANCELLED')).toBe(isOpen);
  }
});

test('an order whose final payment was taken back at the provider goes on, but not to the parcel', () => {
  for (const status of orderStatuses) {
    const facts = {
      status,
      ...usualFacts,
      isFinalTakenBack: true,
      confirmedAt: anHourAgo,
    };
    const others = expected.MAKER[letterOf(status)] ?? '';
    const legal = legalMoves(facts, 'MAKER', now).map(letterOf).join('');
    expect(legal).toBe(status === 'SHIPPED' ? 'V' : others.replace(/[HV]/g, ''));
    if (others.length > 2)
      expect(inWords(refuseMove(facts, 'MAKER', 'SHIPPED', now))).toMatch(/gone back to its buyer/);
    expect(legalMoves(facts, 'BUYER', now).map(letterOf).join('')).toBe(expected.BUYER[letterOf(status)]);
  }
});

/** A request to cancel changes nothing for the buyer; the system no longer ends an order that nobody confirms. */
describe.each(orderActors)('while the buyer asks to cancel, the moves of %s', (actor) => {
  test.each(orderStatuses)('from %s are exactly those of the rules', (status) => {
    const facts = {
      status,
      ...usualFacts,
      isAskedToCancel: true,
      confirmedAt: status === 'PENDING' ? null : daysAgo,
    };
    const usual = expected[actor][letterOf(status)] ?? '';
    const isOpen = status !== 'PENDING' && status !== 'DELIVERED' && status !== 'CANCELLED';
    const asked = {
      BUYER: status === 'PENDING' ? 'X' : usual.replace('X', ''),
      MAKER: isOpen ? `${usual.replace(/[HVX]/g, '')}X` : '',
      ADMIN: isOpen ? `${usual.replace(/[HVX]/g, '')}X` : '',
      SYSTEM: usual.replace('V', ''),
    };
    expect(legalMoves(facts, actor, now).map(letterOf).join('')).toBe(asked[actor]);
  });
});

test('a parcel on its way is called back only as its buyer asks', () => {
  const facts = {
    status: 'SHIPPED',
    ...usualFacts,
    confirmedAt: daysAgo,
  } as const;
  expect(inWords(refuseMove(facts, 'MAKER', 'CANCELLED', now))).toMatch(/only while its buyer asks/);
  expect(refuseMove({ ...facts, isAskedToCancel: true }, 'MAKER', 'CANCELLED', now)).toBeNull();
  expect(inWords(refuseMove({ ...facts, isAskedToCancel: true }, 'MAKER', 'DELIVERED', now))).toMatch(
    /Please answer/,
  );
});

test.each(['SIZED', 'NONE'] as const)('an order that is %s is never measured, whoever moves it', (kind) => {
  for (const actor of orderActors) {
    for (const status of orderStatuses) {
      const facts = {
        status,
        ...usualFacts,
        confirmedAt: anHourAgo,
        measuring: kind,
      };
      const moves = legalMoves(facts, actor, now);
      expect(moves.filter((to) => to.startsWith('MEASUREMENT'))).toEqual([]);
      const others = legalMoves({ ...facts, measuring: usualFacts.measuring }, actor, now);
      expect(moves).toEqual(others.filter((to) => !to.startsWith('MEASUREMENT')));
    }
  }
  const facts = {
    status: 'CONFIRMED',
    ...usualFacts,
    isFinalPaid: false,
    confirmedAt: anHourAgo,
    measuring: kind,
  } as const;
  expect(inWords(refuseMove(facts, 'MAKER', 'MEASUREMENT_SCHEDULED', now))).toMatch(/measured/);
});

test('a buyer of a late order cancels at once until the parcel is sent, and nobody else may do more', () => {
  for (const status of orderStatuses.filter((each) => each !== 'PENDING')) {
    const facts = {
      status,
      ...usualFacts,
      confirmedAt: daysAgo,
    };
    const late = { ...facts, isLate: true };
    const mayCancel = refuseMove(late, 'BUYER', 'CANCELLED', now) === null;
    expect(mayCancel, status).toBe(!sent.includes(status));
    for (const actor of orderActors) {
      const others = legalMoves(late, actor, now).filter((to) => actor !== 'BUYER' || to !== 'CANCELLED');
      expect(others).toEqual(legalMoves(facts, actor, now));
    }
  }
});

test('an order with a plan asks for its final payment only once the finished piece was shown', () => {
  const facts: OrderFacts = {
    status: 'MEASUREMENT_COMPLETED',
    ...usualFacts,
    isFinalPaid: false,
    lacksFinished: true,
    confirmedAt: new Date('2026-03-01T00:00:00Z'),
    measuring: 'MADE_TO_MEASURE',
  };
  const now = new Date('2026-03-10T00:00:00Z');
  for (const to of ['FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY'] as const)
    for (const actor of ['MAKER', 'ADMIN'] as const) {
      expect(refuseMove(facts, actor, to, now)?.reason).toBe('orders.finishedFirst');
      expect(refuseMove({ ...facts, lacksFinished: false }, actor, to, now)).toBeNull();
      // Nothing is asked for that was paid before.
      expect(refuseMove({ ...facts, isFinalPaid: true }, actor, to, now)).toBeNull();
    }
  expect(refuseMove({ ...facts, status: 'CONFIRMED' }, 'MAKER', 'DESIGN_COMPLETED', now)).toBeNull();
  expect(refuseMove(facts, 'MAKER', 'CANCELLED', now)).toBeNull();
});
