import { describe, expect, it } from 'vitest';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { locales } from '#contracts/platform/locales.ts';
import { inLocale } from '#web/platform/i18n/page-locale.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { measuringOf, progressOf, titleOfStep } from './order-progress.ts';

function history(...statuses: OrderStatus[]): OrderData['history'] {
  return statuses.map((to, index) => ({
    id: index + 1,
    actor: 'MAKER',
    actorName: 'Meher Ansari',
    from: statuses[index - 1] ?? null,
    to,
    note: '',
    at: new Date(Date.UTC(2026, 10, index + 1)).toISOString(),
  }));
}

interface Past {
  measuring?: Measuring;
  paid?: boolean;
}

function progress(statuses: [...OrderStatus[], OrderStatus], past: Past = {}) {
  const { measuring = 'MADE_TO_MEASURE', paid = false } = past;
  const status = statuses.at(-1) ?? 'PENDING';
  const order = { status, history: history(...statuses), measuring, meeting: null };
  return progressOf({ ...order, payments: { final: { paid } } });
}

it('sews what is done, marks the present and leaves holes for what is to come', () => {
  const { steps, cancelled } = progress(['PENDING', 'CONFIRMED', 'DESIGN_IN_PROGRESS']);
  expect(cancelled).toBeNull();
  expect(steps.map(({ status, state }) => [status, state])).toEqual([
    ['PENDING', 'done'],
    ['CONFIRMED', 'done'],
    ['DESIGN_IN_PROGRESS', 'now'],
    ['DESIGN_COMPLETED', 'next'],
    ['MEASUREMENT_SCHEDULED', 'next'],
    ['MEASUREMENT_COMPLETED', 'next'],
    ['FINAL_PAYMENT_PENDING', 'next'],
    ['COMPLETED', 'next'],
    ['READY_FOR_DELIVERY', 'next'],
    ['SHIPPED', 'next'],
    ['DELIVERED', 'next'],
  ]);
  expect(steps[2]?.row?.actorName).toBe('Meher Ansari');
});

it('ticks no step that nobody took: a day set by the maker does not complete the design', () => {
  const { steps } = progress(['PENDING', 'CONFIRMED', 'MEASUREMENT_SCHEDULED']);
  for (const name of ['DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED'])
    expect(steps.find(({ status }) => status === name)).toMatchObject({ state: 'passed', row: null });
  expect(steps.find(({ status }) => status === 'MEASUREMENT_SCHEDULED')).toMatchObject({ state: 'now' });
});

describe('a meeting that is booked while the design is made', () => {
  const [placed, confirmed, drawing] = history('PENDING', 'CONFIRMED', 'DESIGN_IN_PROGRESS');
  if (!placed || !confirmed || !drawing) throw new Error('The history has three rows');
  const ticked = { ...drawing, id: 9, from: null, to: 'MEASUREMENT_SCHEDULED' } as const;
  const order = { measuring: 'MADE_TO_MEASURE', payments: { final: { paid: false } } } as const;
  const visit = { id: 1, type: 'PHONE_CALL', status: 'SCHEDULED', scheduledAt: ticked.at } as const;
  const before = {
    ...order,
    status: 'DESIGN_IN_PROGRESS',
    history: [placed, confirmed, drawing, ticked],
  } as const;
  const shown = (known: Parameters<typeof progressOf>[0]) =>
    progressOf(known).steps.map(({ status, state, row }) => [status, state, row?.id]);

  it('ticks its own step ahead of its turn and leaves the stages of the maker to come', () => {
    expect(shown({ ...before, history: [...before.history], meeting: visit }).slice(2, 6)).toEqual([
      ['DESIGN_IN_PROGRESS', 'now', drawing.id],
      ['DESIGN_COMPLETED', 'next', undefined],
      ['MEASUREMENT_SCHEDULED', 'ahead', 9],
      ['MEASUREMENT_COMPLETED', 'next', undefined],
    ]);
  });

  it('ticks nothing any more once it was called off', () => {
    expect(shown({ ...before, history: [...before.history], meeting: null })[4]).toEqual([
      'MEASUREMENT_SCHEDULED',
      'next',
      undefined,
    ]);
  });

  it('is dated from its booking when the order has moved on to it', () => {
    const drawn = { ...drawing, id: 10, from: 'DESIGN_IN_PROGRESS', to: 'DESIGN_COMPLETED' } as const;
    const moved = { ...drawing, id: 11, from: 'DESIGN_COMPLETED', to: 'MEASUREMENT_SCHEDULED' } as const;
    const after = { ...before, status: 'MEASUREMENT_SCHEDULED', meeting: visit } as const;
    expect(shown({ ...after, history: [...before.history, drawn, moved] }).slice(2, 6)).toEqual([
      ['DESIGN_IN_PROGRESS', 'done', drawing.id],
      ['DESIGN_COMPLETED', 'done', 10],
      ['MEASUREMENT_SCHEDULED', 'now', 9],
      ['MEASUREMENT_COMPLETED', 'next', undefined],
    ]);
  });
});

it('ticks of a delivered order only what happened', () => {
  const { steps } = progress(['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED'], { paid: true });
  const done = steps.filter(({ state }) => state === 'done').map(({ status }) => status);
  expect(done).toEqual(['PENDING', 'CONFIRMED', 'FINAL_PAYMENT_PENDING', 'SHIPPED', 'DELIVERED']);
  expect(steps.some(({ state }) => state === 'next' || state === 'now')).toBe(false);
});

it.each(['SIZED', 'NONE'] as const)('knows no step of measuring where a design is %s', (measuring) => {
  const { steps } = progress(['PENDING', 'CONFIRMED'], { measuring });
  expect(steps.some(({ status }) => status.startsWith('MEASUREMENT'))).toBe(false);
  // An order placed before this rule may have been measured.
  const measured = progress(['PENDING', 'CONFIRMED', 'MEASUREMENT_COMPLETED'], { measuring });
  expect(measured.steps.map(({ status }) => status)).toContain('MEASUREMENT_COMPLETED');
});

const meeting = { id: 1, type: 'HOME_VISIT', scheduledAt: '2026-11-25T05:30:00Z' } as const;

it.each([
  [{ status: 'CONFIRMED', meeting: null }, 'undrawn'],
  [{ status: 'DESIGN_IN_PROGRESS', meeting: null }, 'undrawn'],
  [{ status: 'DESIGN_COMPLETED', meeting: null }, 'drawn'],
  [{ status: 'DESIGN_COMPLETED', meeting: { ...meeting, status: 'COMPLETED' } }, 'drawn'],
  [{ status: 'MEASUREMENT_SCHEDULED', meeting: { ...meeting, status: 'SCHEDULED' } }, 'booked'],
  [{ status: 'CONFIRMED', meeting: { ...meeting, status: 'IN_PROGRESS' } }, 'booked'],
  [{ status: 'DESIGN_IN_PROGRESS', meeting: { ...meeting, status: 'COMPLETED' } }, 'measured'],
  // The maker agreed on a day outside Tanabana.
  [{ status: 'MEASUREMENT_SCHEDULED', meeting: null }, 'arranged'],
] satisfies [Parameters<typeof measuringOf>[0], string][])('the measuring of %o is %s', (order, words) => {
  expect(measuringOf(order)).toBe(words);
});

it('draws the end of a cancelled order apart and promises nothing more', () => {
  const { steps, cancelled } = progress(['PENDING', 'CONFIRMED', 'CANCELLED']);
  expect(steps.map(({ status, state }) => [status, state])).toEqual([
    ['PENDING', 'done'],
    ['CONFIRMED', 'done'],
  ]);
  expect(cancelled?.to).toBe('CANCELLED');
});

it('calls nothing pending that is done', () => {
  expect(titleOfStep({ status: 'PENDING', state: 'now' }, false)).toBe('Pending');
  expect(titleOfStep({ status: 'PENDING', state: 'done' }, false)).toBe('Order placed');
  expect(titleOfStep({ status: 'FINAL_PAYMENT_PENDING', state: 'next' }, false)).toBe(
    'Final payment pending',
  );
  expect(titleOfStep({ status: 'FINAL_PAYMENT_PENDING', state: 'done' }, true)).toBe(
    'Final payment received',
  );
});

it.each(locales)('no step repeats its title beneath it in %s', (locale) => {
  const repeated = inLocale(locale, () =>
    progress(['PENDING']).steps.flatMap((step) =>
      (['done', 'now', 'next'] as const).flatMap((state) => {
        const title = titleOfStep({ ...step, state }, false);
        // The timeline shows no line for a placed order.
        if (step.status === 'PENDING' && state === 'done') return [];
        const line = wordsOf(ordersWords, 'steps')(step.status, { state, reader: 'buyer', amount: '₹1' });
        return line === title ? [`${step.status}, ${state}: ${line}`] : [];
      }),
    ),
  );
  expect(repeated).toEqual([]);
});
