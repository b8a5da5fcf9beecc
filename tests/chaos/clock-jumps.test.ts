import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { login, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { lapseOrders } from '#server/modules/orders/placing/lapse-orders.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { addressOf, book, slotIn } from '#tests/support/people/meetings.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { did, saw, sawWithin, secondsUntil } from './report.ts';

const hour = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the clock of the process. The database's clock stays, as if it ran on another machine. */
function jump(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds, shouldAdvanceTime: true });
}

async function statusOf(orderId: number): Promise<string> {
  const { rows } = await shop.app.services.db.$client.query('select status from orders where id = $1', [
    orderId,
  ]);
  return rows[0].status;
}

test.each([
  ['a day ahead', 24 * hour],
  ['an hour back', -hour],
])(
  'a clock that jumps %s ends no session, books nothing twice and stops no work',
  async (way, milliseconds) => {
    const { app, buyer, razorpay } = shop;
    const headers = { 'idempotency-key': randomUUID() };
    const placed = (await order(buyer, shop.designId, { headers })).body;
    const confirmed = await shop.confirm();
    const shopper = await app.actor({ name: 'Nila Rao' });
    const wrong = () => app.visitor.call(login, { body: { email: shopper.email, password: 'not this one' } });
    for (let nth = 0; nth < 12; nth++) await wrong();

    did(`the clock of the server jumps ${way}`);
    jump(milliseconds);
    saw('somebody who is signed in is', (await buyer.call(userAuthChecker, {})).status, 200);
    const again = await order(buyer, shop.designId, { headers });
    saw('an order sent again is the same', again.body.orderId, placed.orderId);
    await lapseOrders(app.services as never);
    const [unpaid, paid] = [await statusOf(placed.orderId), await statusOf(confirmed)];
    saw(
      'an order that nobody paid, and one that was',
      [unpaid, paid],
      [milliseconds > 23 * hour ? 'CANCELLED' : 'PENDING', 'CONFIRMED'],
    );

    const inClosedTab = await shop.place();
    await razorpay.pay(inClosedTab.razorpayOrderId);
    const seconds = await secondsUntil(async () => (await statusOf(inClosedTab.orderId)) === 'CONFIRMED');
    sawWithin('a webhook, by way of the jobs, books a payment', seconds, 10);

    await addressOf(buyer);
    const days = 5 + Math.sign(milliseconds);
    const meeting = await book(buyer, confirmed, slotIn(app, days, 11));
    saw('a meeting is booked', [meeting.status, meeting.error.message], [200, meeting.error.message]);
    const yesterday = await book(buyer, inClosedTab.orderId, slotIn(app, -1, 11));
    saw('none can be booked for yesterday', yesterday.status, 400);
    const body = { email: buyer.email, password: actorPassword };
    saw('others sign in', (await app.visitor.call(login, { body })).status, 200);

    did('the clock is set right again');
    vi.useRealTimers();
    saw('somebody who is signed in is', (await buyer.call(userAuthChecker, {})).status, 200);
    const later = await shop.confirm();
    saw('an order is placed and paid', await statusOf(later), 'CONFIRMED');
    expect((await razorpay.ledger()).double_charged).toEqual([]);
    saw('differences between the books and the ledger', await auditLater(app), []);
  },
);
