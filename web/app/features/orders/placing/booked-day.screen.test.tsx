// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { OrderTimeline } from '../core/order-timeline.tsx';
import { WhatsNext } from '../core/whats-next.tsx';
import { YourTurn } from '../core/your-turn.tsx';

const at = '2026-11-22T05:30:00.000Z';
const row = { actor: 'SYSTEM', actorName: null, note: '', at } as const;
/** The phone call is booked while the maker draws the design. */
const booked: OrderData = {
  ...unpaidOrder,
  status: 'DESIGN_IN_PROGRESS',
  history: [
    { ...row, id: 1, from: null, to: 'PENDING' },
    { ...row, id: 2, from: 'PENDING', to: 'CONFIRMED' },
    { ...row, id: 3, from: null, to: 'MEASUREMENT_SCHEDULED' },
    { ...row, id: 4, from: 'CONFIRMED', to: 'DESIGN_IN_PROGRESS' },
  ],
  meeting: { id: 5, type: 'PHONE_CALL', status: 'SCHEDULED', scheduledAt: at },
  turn: 'meet',
  delivery: { ...unpaidOrder.delivery, waitsFor: 'MEASUREMENT' },
};
const when = 'Sun, 22 Nov 2026, 11:00\u00a0am';

it('names the booked day and hour in what is next, with the way to another time', async () => {
  fakeNetwork();
  renderPart(<WhatsNext order={booked} />, asha);
  const step = (await screen.findByText('You are measured')).closest('li');
  if (!step) throw new Error('The step is no item of a list');
  expect(step.textContent).toContain(`Meera Iyer calls you on ${when}.`);
  const link = within(step).getByRole('link', { name: 'Change the time' });
  expect(link.getAttribute('href')).toBe('/schedule-meeting/70');
});

it('says “Now” of the one step that is under way, and that a meeting after it is booked already', () => {
  fakeNetwork();
  renderPart(<OrderTimeline order={booked} title="Progress" />, asha);
  const steps = screen.getAllByRole('listitem').map((item) => item.className);
  expect(steps.slice(0, 6)).toEqual(['done', 'done', 'now', 'next', 'ahead', 'next']);
  expect(screen.getAllByText('Now').map((mark) => mark.closest('li')?.className)).toEqual(['now']);
  const ahead = screen.getByText(/^Booked already/);
  expect(ahead.textContent).toContain(`Booked already: Phone call, ${when}`);
});

it.each([
  ['CONFIRMED', []],
  ['DESIGN_IN_PROGRESS', ['Meera Iyer draws the design Now']],
] as const)('an order that is %s says “Now” of %j', (status, now) => {
  fakeNetwork();
  const history = booked.history.filter(({ to }) => status !== 'CONFIRMED' || to !== 'DESIGN_IN_PROGRESS');
  renderPart(<WhatsNext order={{ ...booked, status, history }} />, asha);
  expect(screen.queryAllByText('Now').map((mark) => mark.closest('p')?.textContent)).toEqual(now);
});

it('says of a step that was passed over nothing more, by when the rest is due, and when the order arrived', () => {
  fakeNetwork();
  const { payments } = unpaidOrder;
  const asked: OrderData = {
    ...booked,
    status: 'FINAL_PAYMENT_PENDING',
    meeting: null,
    history: [...booked.history, { ...row, id: 5, from: 'DESIGN_IN_PROGRESS', to: 'FINAL_PAYMENT_PENDING' }],
    payments: { ...payments, final: { ...payments.final, dueDate: '2026-12-04T18:29:59.000Z' } },
  };
  const page = renderPart(<WhatsNext order={asked} />, asha);
  expect(screen.getByText('You are measured').closest('li')?.textContent).not.toContain('day you choose');
  screen.getByText('₹2,203.20 is due by 4 Dec 2026, before the parcel is sent.');
  page.leave();
  const delivery = { ...unpaidOrder.delivery, by: '2026-12-09', waitsFor: null };
  renderPart(<WhatsNext order={{ ...asked, status: 'DELIVERED', delivery }} />, asha);
  screen.getByText(/^On .*9 Dec 2026\.$/);
});

it('says when the final payment came, not who asked for it, also while the order stands at it', () => {
  fakeNetwork();
  const { payments } = unpaidOrder;
  const paid: OrderData = {
    ...booked,
    status: 'FINAL_PAYMENT_PENDING',
    history: [
      {
        ...row,
        id: 9,
        actor: 'MAKER',
        actorName: 'Meera Iyer',
        from: 'CONFIRMED',
        to: 'FINAL_PAYMENT_PENDING',
      },
    ],
    payments: { ...payments, final: { ...payments.final, paid: true, paidAt: '2026-11-24T05:30:00.000Z' } },
  };
  renderPart(<OrderTimeline order={paid} title="Progress" />, asha);
  const step = screen.getByText('Final payment received').closest('li');
  expect(step?.textContent).toContain('Paid · 24 Nov 2026');
  expect(step?.textContent).not.toContain('Meera Iyer');
});

it('tells the buyer of a booked measurement, which is nobody’s turn, and that the design is drawn meanwhile', async () => {
  fakeNetwork();
  const page = renderPart(<YourTurn order={booked} />, asha);
  const turn = await screen.findByText(/^Have a tape at hand/);
  expect(turn.textContent).not.toContain('Your turn');
  screen.getByText('Meera Iyer draws the design meanwhile.');
  page.leave();
  renderPart(<YourTurn order={{ ...booked, status: 'MEASUREMENT_SCHEDULED' }} />, asha);
  await screen.findByText(/^Have a tape at hand/);
  expect(screen.queryByText(/draws the design/)).toBeNull();
});

it('tells the maker to draw, and beneath on which day the measurement is booked', async () => {
  fakeNetwork();
  renderPart(<YourTurn order={{ ...booked, role: 'maker', turn: 'draw' }} />, asha);
  await screen.findByText('Your turn. The design is under way; say here when it is completed.');
  screen.getByText(/^Phone call, Sun, 22 Nov 2026, 11:00/);
});

it('asks the maker whether a meeting of the past took place, and tells the buyer that they will say so', async () => {
  fakeNetwork();
  const past: OrderData = { ...booked, status: 'MEASUREMENT_SCHEDULED', turn: 'record' };
  const page = renderPart(<YourTurn order={{ ...past, role: 'maker' }} />, asha);
  await screen.findByText(/^Your turn. Asha Rao was to be measured on .*; say whether it is done.$/);
  screen.getByRole('link', { name: 'See the meeting' });
  expect(screen.queryByText('Add to calendar')).toBeNull();
  page.leave();
  renderPart(<YourTurn order={past} />, asha);
  await screen.findByText(/^You were to be measured on .*; Meera Iyer says here whether it is done.$/);
});
