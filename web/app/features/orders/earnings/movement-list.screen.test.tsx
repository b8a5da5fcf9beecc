// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import type { Movement } from '#contracts/orders/earnings/earnings.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { MovementList } from './movement-list.tsx';

const order = { id: 70, number: 'TB-2026-000070', status: 'CANCELLED', buyerName: 'Ravi Menon' } as const;
const advance: Movement = {
  key: '1',
  kind: 'ADVANCE',
  at: '2026-11-22T10:00:00.000Z',
  amount: 11_448,
  left: 11_448,
  state: 'KEPT',
  order,
};

function saidOf(movements: Movement[]): string {
  fakeNetwork();
  // The parts of a successful query result that the list reads.
  const list = {
    data: { pages: [{ movements, nextCursor: null }], pageParams: [undefined] },
    hasNextPage: false,
  } as unknown as ComponentProps<typeof MovementList>['list'];
  const page = renderPart(<MovementList list={list} />, asha);
  const said = screen.getByRole('table').textContent ?? '';
  page.leave();
  return said;
}

it('says of a payment how much of it is kept, held or delivered where a part went back', () => {
  expect(saidOf([{ ...advance, left: 1200 }])).toMatch(/₹1,200 of it kept₹11,448/);
  expect(saidOf([{ ...advance, left: 1200, state: 'HELD' }])).toMatch(/₹1,200 of it held₹11,448/);
  expect(saidOf([{ ...advance, left: 1200, state: 'EARNED' }])).toMatch(/₹1,200 left, delivered₹11,448/);
});

it('says so without a sum where nothing went back, or all of it', () => {
  expect(saidOf([advance])).toMatch(/Kept₹11,448/);
  expect(saidOf([{ ...advance, left: 0, state: 'RETURNED' }])).toMatch(/Went back₹11,448/);
  expect(saidOf([{ ...advance, kind: 'REFUND', left: null, state: 'RETURNED' }])).toMatch(
    /Went back−₹11,448/,
  );
});
