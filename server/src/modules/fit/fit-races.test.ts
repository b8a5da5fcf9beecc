import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClaim, moveClaim, priceClaim } from '#contracts/fit/fit.contract.ts';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import {
  claimWords,
  deliver,
  openFitDesk,
  stageFitPicture,
} from '#tests/support/people/custom-orders/fit.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { endTimers } from './end-timers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rounds = 4;
const claimOf = (orderId: number, mediaId: number) =>
  shop.buyer.call(makeClaim, {
    params: { id: orderId },
    body: { ...claimWords, zones: [...claimWords.zones], mediaIds: [mediaId] },
  });

test('two windows claim at the same moment: one claim is made, the other is refused', async () => {
  for (let round = 0; round < rounds; round++) {
    const desk = await openFitDesk(shop);
    const pictures = [await stageFitPicture(shop.buyer), await stageFitPicture(shop.buyer)];
    const answers = await Promise.all(pictures.map((picture) => claimOf(desk.orderId, picture)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await desk.fit()).claims).toHaveLength(1);
  }
});

test('a claim and the end of the fourteenth day: the clock at its commit decides, and no claim is half made', async () => {
  for (let round = 0; round < rounds; round++) {
    const desk = await openFitDesk(shop);
    const picture = await stageFitPicture(shop.buyer);
    // Delivered so that the last day ends now.
    const now = shop.app.services.clock.now();
    const fifteenDays = 15 * 24 * 3_600_000;
    await shop.app.services.db.$client.query(
      'delete from order_history where order_id = $1 and to_status = $2',
      [desk.orderId, 'DELIVERED'],
    );
    await deliver(shop.app, desk.orderId, new Date(now.getTime() - fifteenDays + 24 * 3_600_000));
    const [answer] = await Promise.all([
      claimOf(desk.orderId, picture),
      Promise.resolve().then(() => shop.advance(24)),
    ]);
    const { claims } = await desk.fit();
    const { rows } = await shop.app.services.db.$client.query<{ zones: number; pictures: number }>(
      `select (select count(*) from fit_zones z join fit_claims c on c.id = z.claim_id where c.order_id = $1)::int as zones,
              (select count(*) from fit_pictures p join fit_claims c on c.id = p.claim_id where c.order_id = $1)::int as pictures`,
      [desk.orderId],
    );
    const whole = answer.status === 200 ? 1 : 0;
    expect([claims.length, rows[0]]).toEqual([whole, { zones: whole, pictures: whole }]);
    if (whole === 0) expect([answer.status, answer.error.reason]).toEqual([409, 'fit.tooLate']);
    expect((await claimOf(desk.orderId, picture)).error.reason).toBe(
      whole === 0 ? 'fit.tooLate' : 'fit.oneOpen',
    );
  }
});

const free = ({ id, version }: FitClaim) =>
  shop.maker.call(moveClaim, {
    params: { id },
    body: { version, act: 'ACCEPT_FREE', words: 'The workshop.' },
  });
const withdraw = ({ id, version }: FitClaim) =>
  shop.buyer.call(moveClaim, { params: { id }, body: { version, act: 'WITHDRAW', words: '' } });
const price = ({ id, version }: FitClaim) =>
  shop.maker.call(priceClaim, { params: { id }, body: { version, price: 400, days: 2 } });

test.each([
  ['free × taken back', free, withdraw, ['FREE', 'WITHDRAWN']],
  ['priced × taken back', price, withdraw, ['PRICED', 'WITHDRAWN']],
  ['free × priced', free, price, ['FREE', 'PRICED']],
] as const)(
  '%s: one wins, and the other is refused with the newer claim beside it',
  async (_, one, other, ends) => {
    for (let round = 0; round < rounds; round++) {
      const desk = await openFitDesk(shop);
      const claim = await desk.claimed();
      const answers = await Promise.all([one(claim), other(claim)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { state } = await desk.read(claim);
      expect(state).toBe(ends[answers.findIndex(({ status }) => status === 200)]);
      const lost = answers.find(({ status }) => status === 409)?.error as { newer?: FitClaim };
      expect(lost.newer?.state).toBe(state);
      // A quote exists exactly for the price that won, so the next maker's quote is not blocked by a stray one.
      const { rows } = await shop.app.services.db.$client.query(
        `select count(*)::int as quotes from quotes where state = 'OFFERED' and buyer_id = $1`,
        [shop.buyer.id],
      );
      expect(rows[0]).toEqual({ quotes: state === 'PRICED' ? 1 : 0 });
      await shop.app.services.db.$client.query(`update quotes set state = 'WITHDRAWN' where buyer_id = $1`, [
        shop.buyer.id,
      ]);
    }
  },
);

test('an answer and the end of its time: the maker answers, or the desk has it', async () => {
  for (let round = 0; round < rounds; round++) {
    const desk = await openFitDesk(shop);
    const claim = await desk.claimed();
    shop.advance(9 * 24);
    const [answer] = await Promise.all([
      free(claim),
      endTimers(shop.app.services),
      endTimers(shop.app.services),
    ]);
    const { state, history } = await desk.read(claim);
    expect(state).toBe(answer.status === 200 ? 'FREE' : 'AT_DESK');
    expect(history).toHaveLength(2);
  }
});
