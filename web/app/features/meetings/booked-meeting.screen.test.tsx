// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Meeting } from '#contracts/meetings/meetings.contract.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { BookedMeeting } from './booked-meeting.tsx';

const call: Meeting = {
  id: 4,
  orderId: unpaidOrder.id,
  type: 'PHONE_CALL',
  status: 'SCHEDULED',
  scheduledAt: '2026-11-30T05:30:00.000Z',
  minutes: 30,
  notes: '',
  address: null,
  can: { start: false, complete: false, cancel: true, reschedule: true },
};

it('a booked meeting stands beside the design that it is for', () => {
  renderPart(<BookedMeeting order={unpaidOrder} meeting={call} />, asha);
  const [item] = unpaidOrder.products;
  expect(screen.getByRole('link', { name: item?.title ?? '' }).getAttribute('href')).toBe(
    `/product/${item?.id}`,
  );
});

it('the buyer reads what to have at hand: a tape for a call, close-fitting clothes for a visit', () => {
  const { leave } = renderPart(<BookedMeeting order={unpaidOrder} meeting={call} />, asha);
  expect(screen.getByText(/soft tape/)).toBeTruthy();
  leave();
  renderPart(<BookedMeeting order={unpaidOrder} meeting={{ ...call, type: 'HOME_VISIT' }} />, asha);
  expect(screen.queryByText(/soft tape/)).toBeNull();
  expect(screen.getByText(/lies close/)).toBeTruthy();
});

it('the maker reads how to reach the buyer instead', () => {
  renderPart(<BookedMeeting order={{ ...unpaidOrder, role: 'maker' }} meeting={call} />, asha);
  expect(screen.queryByText(/soft tape/)).toBeNull();
  expect(screen.getByRole('link', { name: unpaidOrder.buyer.phone }).getAttribute('href')).toMatch(/^tel:/);
});
