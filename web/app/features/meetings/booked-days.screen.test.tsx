// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { myMeetings, type PlannedMeeting } from '#contracts/meetings/meetings.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { BookedDays } from './booked-days.tsx';

const person = { id: 9, name: 'Meera Iyer', profileImage: null };
const call: PlannedMeeting = {
  id: 4,
  orderId: 70,
  type: 'PHONE_CALL',
  status: 'SCHEDULED',
  // 00:30 on the 1st in India.
  scheduledAt: '2026-11-30T19:00:00.000Z',
  minutes: 30,
  notes: '',
  address: null,
  can: { start: false, complete: false, cancel: false, reschedule: false },
  role: 'buyer',
  order: { id: 70, orderNumber: 'TB-70', title: 'Gulnaar', titleLang: 'en', image: null },
  buyer: { ...person, phone: '' },
  maker: person,
};

it('marks the days of the month in sight that have meetings, by the calendar of India, and asks for the next', async () => {
  const network = fakeNetwork();
  const reply = (meetings: PlannedMeeting[], from: string) =>
    ({ success: true, data: { from, today: '2026-11-27', meetings } }) as const;
  network.answer(myMeetings, reply([], '2026-11-01'), reply([call], '2026-12-01'));
  const chosen: string[] = [];
  const { user } = renderPart(
    <BookedDays today="2026-11-27" chosen="2026-11-27" onChoose={(day) => chosen.push(day)} />,
    asha,
  );
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(await screen.findByRole('button', { name: /1 Dec 2026, 1 meeting$/ }));
  expect(chosen).toEqual(['2026-12-01']);
  expect(network.calls(myMeetings).map(({ query }) => query.from)).toEqual(['2026-11-01', '2026-12-01']);
});
