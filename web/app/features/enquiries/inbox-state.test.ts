import { expect, it } from 'vitest';
import { inboxAddress, readInboxState } from './inbox-state.ts';

it('finds its way from an address and back', () => {
  const state = { status: 'IN_PROGRESS', q: 'zari & gota' } as const;
  expect(inboxAddress(state, 7)).toBe('/enquiry/7?status=IN_PROGRESS&q=zari+%26+gota');
  expect(readInboxState(new URL(inboxAddress(state), 'https://tanabana.in').searchParams)).toEqual(state);
  expect(inboxAddress({ status: null, q: '' })).toBe('/enquiry-management');
});

it('leaves out what makes no sense', () => {
  expect(readInboxState(new URLSearchParams(`status=shipped&q=${'x'.repeat(200)}`))).toEqual({
    status: null,
    q: 'x'.repeat(80),
  });
  expect(readInboxState(new URLSearchParams('status=closed'))).toEqual({ status: 'CLOSED', q: '' });
});
