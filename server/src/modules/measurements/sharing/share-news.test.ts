import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removePerson } from '#contracts/measurements/book/book.contract.ts';
import { changeChoice } from '#contracts/notifications/choices/choices.contract.ts';
import {
  getUnreadNotifications,
  markAllNotificationsAsRead,
} from '#contracts/notifications/notifications.contract.ts';
import { writeNewsLetters } from '#server/modules/notifications/letters/write-news-letters.ts';
import {
  moveTo,
  orderAndVersion,
  revoke,
  share,
  sharedWith,
  versionInBook,
} from '#tests/support/people/custom-orders/naap-book.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await untilJobsDone(shop.app.services.db);
  for (const who of [shop.buyer, shop.maker]) await who.call(markAllNotificationsAsRead);
});

const secrets = /Amma|30[.⅛]|7652|waist|lehenga\b|hip/;

/** What the maker heard of the naap book since the test began, the oldest first, and the buyer heard nothing of. */
async function heard() {
  await untilJobsDone(shop.app.services.db);
  const of = async (who: Shop['maker']) =>
    (await who.call(getUnreadNotifications)).body.notifications
      .filter(({ message }) => / shared measurements| shared for | no longer shares /.test(message))
      .map(({ message }) => message.replace(/ \(TB-[\d-]+\)/, ''))
      .toReversed();
  expect(await of(shop.buyer)).toEqual([]);
  return of(shop.maker);
}

const replaced = { values: { waist: { value: 31, of: 'body' } }, basedOn: 1, reason: 'A twisted tape.' };

test('the maker hears that something is shared, replaced and revoked, once each, and never whose or what', async () => {
  const { buyer, maker } = shop;
  const { orderId, personId, versionId } = await orderAndVersion(shop);
  await sharedWith(buyer, orderId, versionId);
  // A retry after a lost response.
  await share(buyer, orderId, versionId);
  const { id: second } = await versionInBook(buyer, personId, replaced);
  const [shared] = await sharedWith(buyer, orderId, second);
  await revoke(buyer, shared?.id ?? 0);
  await revoke(buyer, shared?.id ?? 0);
  const title = 'Katan silk lehenga';
  expect(await heard()).toEqual([
    `Asha Rao shared measurements for ${title}`,
    `Asha Rao changed the measurements shared for ${title}`,
    `Asha Rao no longer shares measurements for ${title}`,
  ]);
  const { notifications } = (await maker.call(getUnreadNotifications)).body;
  // A moment may contain the digits of a secret, and the key of a picture its letters.
  const said = notifications.map(({ createdAt: _, image: __, ...news }) => news);
  expect(JSON.stringify(said).replaceAll(title, '')).not.toMatch(secrets);
});

test('the maker hears of a person who is removed, and nothing of what their own making froze', async () => {
  const { buyer, maker } = shop;
  const frozen = await orderAndVersion(shop);
  await sharedWith(buyer, frozen.orderId, frozen.versionId);
  await moveTo(maker, frozen.orderId, 'MEASUREMENT_COMPLETED');
  const open = await orderAndVersion(shop);
  await sharedWith(buyer, open.orderId, open.versionId);
  await buyer.call(removePerson, { params: { id: open.personId } });
  expect((await heard()).map((message) => message.slice(0, 30))).toEqual([
    'Asha Rao shared measurements f',
    'Asha Rao shared measurements f',
    'Asha Rao no longer shares meas',
  ]);
});

test('a letter says it without a measurement, leaves out what was revoked, and can be switched off', async () => {
  const { buyer, maker, app } = shop;
  const { services } = app;
  await untilJobsDone(services.db);
  const sent = async () => {
    await untilJobsDone(services.db);
    shop.advance(1.1);
    await writeNewsLetters(services);
    shop.advance(-1.1);
    const letters = await services.mail.listUnsent(services.db, maker.email);
    return letters.filter(({ subject }) => subject === 'News about the measurements of your orders');
  };
  await services.db.$client.query('delete from letter_news');
  const standing = await orderAndVersion(shop);
  await sharedWith(buyer, standing.orderId, standing.versionId);
  const ended = await orderAndVersion(shop);
  const [shared] = await sharedWith(buyer, ended.orderId, ended.versionId);
  await revoke(buyer, shared?.id ?? 0);
  const [letter, ...others] = await sent();
  expect(others).toEqual([]);
  expect(letter?.text.match(/Asha Rao .* your order/g)).toEqual([
    'Asha Rao shared measurements for your order',
    'Asha Rao no longer shares measurements for your order',
  ]);
  expect(`${letter?.text} ${letter?.html}`).not.toMatch(secrets);

  await maker.call(changeChoice, { body: { kind: 'MEASUREMENT', mail: false, inApp: false } });
  await maker.call(markAllNotificationsAsRead);
  const quiet = await orderAndVersion(shop);
  await sharedWith(buyer, quiet.orderId, quiet.versionId);
  expect(await sent()).toHaveLength(1);
  expect(await heard()).toEqual([]);
});
