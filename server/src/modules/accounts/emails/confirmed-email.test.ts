import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { confirmedEmailSentences } from '#contracts/accounts/confirmed-email.rules.ts';
import { confirmEmail, sendConfirmation } from '#contracts/accounts/email-confirmation.contract.ts';
import { uploadDesign } from '#contracts/designs/publishing/upload-design.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { designForm } from '#tests/support/people/uploads.ts';

/** Requires a confirmed email, which an operator can switch on; `open` does not, which is the default. */
let shop: Shop;
let open: Shop;
let leela: Actor;
beforeAll(async () => {
  shop = await openShop({ REQUIRE_CONFIRMED_EMAIL: 'on' });
  open = await openShop();
});
beforeEach(async () => {
  leela = await shop.app.actor({ name: 'Leela Nair', isConfirmed: false });
});
afterAll(async () => {
  await shop.stop();
  await open.stop();
});

async function confirm(who: Actor): Promise<void> {
  await who.call(sendConfirmation);
  const { mail, db } = shop.app.services;
  const letters = await mail.listUnsent(db, who.email);
  const token = /confirm-email\?token=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1] ?? '';
  expect((await who.call(confirmEmail, { body: { token } })).status).toBe(200);
}

const mustConfirm = async (who: Actor) =>
  (await who.call(userAuthChecker)).body.data.userFromToken.mustConfirmEmail;

test('signing in is enough to publish and to order anything', async () => {
  const nila = await open.app.actor({ name: 'Nila Das', isConfirmed: false });
  const images = [{ name: 'sari.jpg', bytes: await plainPicture('jpeg') }];
  expect((await nila.call(uploadDesign, { body: designForm({}, { images }) })).status).toBe(200);
  const dear = await designOf(open.app, open.maker, { pricePaise: 50_000_000 });
  expect((await order(nila, dear)).status).toBe(200);
  expect(await mustConfirm(nila)).toBe(false);
});

test('where it is asked for, nothing is published before the email is confirmed, and then it is', async () => {
  expect(await mustConfirm(leela)).toBe(true);
  const images = [{ name: 'sari.jpg', bytes: await plainPicture('jpeg') }];
  const publish = () => leela.call(uploadDesign, { body: designForm({}, { images }) });
  const refused = await publish();
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    403,
    'EMAIL_NOT_CONFIRMED',
    inEnglish(confirmedEmailSentences.publish),
  ]);
  const { rowCount } = await shop.app.services.db.$client.query('select from designs where maker_id = $1', [
    leela.id,
  ]);
  expect(rowCount).toBe(0);
  await confirm(leela);
  expect(await mustConfirm(leela)).toBe(false);
  expect((await publish()).status).toBe(200);
});

test('where it is asked for, an order of up to ₹20,000 needs no confirmed email, a larger one does', async () => {
  // With 8 % tax the totals are ₹19,999 and ₹20,012.
  const below = await designOf(shop.app, shop.maker, { pricePaise: 1_851_800 });
  const above = await designOf(shop.app, shop.maker, { pricePaise: 1_853_000 });
  expect((await order(leela, below)).status).toBe(200);
  const refused = await order(leela, above);
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    403,
    'EMAIL_NOT_CONFIRMED',
    inEnglish(confirmedEmailSentences.order),
  ]);
  const twice = { body: { items: [{ designId: below, quantity: 2 }] } };
  expect((await order(leela, below, twice)).error.code).toBe('EMAIL_NOT_CONFIRMED');
  await confirm(leela);
  expect((await order(leela, above)).status).toBe(200);
});

test('liking, following and writing need none', async () => {
  const liked = await leela.call(likeUnLikeDesign, { params: { id: shop.designId } });
  const followed = await leela.call(followMaker, { params: { id: shop.maker.id } });
  expect([liked.status, followed.status]).toEqual([200, 200]);
  await write(leela, shop.maker, 'Is the border woven in?');
});
