import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cancelMeeting, rescheduleMeeting } from '#contracts/meetings/meetings.contract.ts';
import { changeChoice } from '#contracts/notifications/choices/choices.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { makeBookings, openMeetings } from '#tests/support/set-ups/meetings.ts';
import { ask, listen, makeTabs } from '#tests/support/tabs.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let designId: number;
let base: string;
beforeAll(async () => {
  ({ app, maker, buyer, designId } = await openMeetings());
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
  // Open pages refresh even for people who switched meeting notifications off.
  for (const side of [maker, buyer])
    await side.call(changeChoice, { body: { kind: 'MEETING', inApp: false, mail: false } });
});
const tabs = makeTabs(() => base);
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

const { freshSlot, booked, listOf, complete } = makeBookings(() => ({ app, maker, buyer, designId }));

/** The ids of the orders that the tabs of both sides are told about while `act` and its jobs run. */
async function heardWhile(act: () => Promise<unknown>): Promise<number[][]> {
  const open = await Promise.all([maker, buyer].map(({ cookie }) => tabs.connected({ cookie })));
  const heard = open.map((tab) => listen(tab, 'orderChanged'));
  await act();
  await untilJobsDone(app.services.db);
  // The reply arrives after everything sent to the tab before.
  for (const tab of open) await ask(tab, 'joinRoom', 'chat_0');
  tabs.closeAll();
  return heard.map((orders) => [...new Set(orders.flat())]);
}

test('a meeting that is booked, moved, called off, begun or held refreshes the open pages of both sides', async () => {
  let orderId = 0;
  let meetingId = 0;
  const book = async () => {
    ({ orderId, meetingId } = await booked());
  };
  const params = () => ({ id: meetingId });
  expect(await heardWhile(book)).toEqual([[orderId], [orderId]]);
  const move = () =>
    buyer.call(rescheduleMeeting, { params: params(), body: { scheduledAt: freshSlot(16) } });
  expect(await heardWhile(move)).toEqual([[orderId], [orderId]]);
  const callOff = () => maker.call(cancelMeeting, { params: params(), body: {} });
  expect(await heardWhile(callOff)).toEqual([[orderId], [orderId]]);
  await book();
  expect(await heardWhile(() => complete(maker, meetingId, 'IN_PROGRESS'))).toEqual([[orderId], [orderId]]);
  expect(await heardWhile(() => complete(maker, meetingId, 'COMPLETED'))).toEqual([[orderId], [orderId]]);
});

test('a page that hears of a cancelled order for the last time reads that its meeting is called off', async () => {
  const { orderId } = await booked();
  const { cookie } = buyer;
  const tab = await tabs.connected({ cookie });
  const seen: Promise<number>[] = [];
  tab.on('orderChanged', () => seen.push(listOf(buyer, orderId).then((meetings) => meetings.length)));
  await buyer.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'CANCELLED' } });
  await untilJobsDone(app.services.db);
  await ask(tab, 'joinRoom', 'chat_0');
  expect((await Promise.all(seen)).at(-1)).toBe(0);
});
