import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeNumber } from '#contracts/accounts/mobile-numbers.contract.ts';
import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import {
  changeChoice,
  changeLetterTimes,
  changeWays,
  getChoices,
} from '#contracts/notifications/choices/choices.contract.ts';
import { usualWays } from '#contracts/notifications/choices/kinds.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { aLetter } from '#tests/support/a-letter.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { sendUpdate } from '#tests/support/people/order-updates.ts';
import { confirmMobile } from '#tests/support/set-ups/mobile-numbers.ts';
import { makeReaders, openPush, startMaking } from '#tests/support/set-ups/push.ts';
import { untilJobsDone } from '#tests/support/until.ts';

// 18:00 in India.
let now = new Date('2026-11-26T12:30:00Z');
let opened: Awaited<ReturnType<typeof openPush>>;
beforeAll(async () => {
  opened = await openPush({ now: () => now });
});
afterAll(() => opened?.stop());
const { reader, orderBetween } = makeReaders(() => opened);

let count = 0;
function someNumber(): string {
  count += 1;
  return `+9198450${String(count).padStart(5, '0')}`;
}
const choose = (who: Actor, body: Partial<typeof usualWays>) => who.call(changeWays, { body });
const done = () => untilJobsDone(opened.app.services.db);
/** Text messages except confirmation codes. */
async function textsTo(number: string): Promise<string[]> {
  const { sms, db } = opened.app.services;
  return (await sms.listUnsent(db, number)).map(({ text }) => text).filter((text) => !/^\d{6}/.test(text));
}
const mailsTo = async ({ email }: Actor) =>
  (await opened.app.services.mail.listUnsent(opened.app.services.db, email)).map(({ subject }) => subject);

/** A buyer with push, a confirmed number that gets text messages, and an order. */
async function buyerWithAll(body: Partial<typeof usualWays> = {}) {
  const { person: buyer, browser } = await reader({ name: 'Asha Rao' });
  const maker = await opened.app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const number = someNumber();
  await confirmMobile(opened.app, buyer, number);
  expect((await choose(buyer, { sms: true, ...body })).status).toBe(200);
  return { buyer, browser, maker, number, orderId: await orderBetween(buyer, maker) };
}

test('what holds until somebody chooses, and what they choose is kept', async () => {
  const asha = await opened.app.actor({ name: 'Asha Rao' });
  expect((await asha.call(getChoices)).body.data.ways).toEqual(usualWays);
  const chosen = await choose(asha, { email: false, marketing: true, designUpdates: false });
  expect(chosen.body.data.ways).toEqual({
    ...usualWays,
    email: false,
    marketing: true,
    designUpdates: false,
  });
  expect((await choose(asha, { email: true })).body.data.ways).toMatchObject({
    email: true,
    marketing: true,
  });
});

test('text messages need a confirmed number, and end with it', async () => {
  const asha = await opened.app.actor({ name: 'Asha Rao' });
  const refused = await choose(asha, { sms: true });
  expect([refused.status, refused.error.errors]).toEqual([
    400,
    { sms: inEnglish(mobileSentences.confirmFirst) },
  ]);
  const { buyer, maker, number, orderId } = await buyerWithAll();
  expect((await buyer.call(getChoices)).body.data.ways.sms).toBe(true);
  await buyer.call(removeNumber);
  expect((await buyer.call(getChoices)).body.data.ways.sms).toBe(false);
  await startMaking(maker, orderId);
  await done();
  expect(await textsTo(number)).toEqual([]);
});

test('news of an order reaches the number once, with its page, and a message of a chat does not', async () => {
  const { buyer, browser, maker, number, orderId } = await buyerWithAll();
  await startMaking(maker, orderId);
  await write(maker, buyer, 'The silk has come.');
  await expect.poll(() => textsTo(number)).toHaveLength(1);
  await done();
  const [text] = await textsTo(number);
  expect(text).toMatch(/^Tanabana: .+\. http:\/\/localhost:\d+\/order-details\//);
  await expect.poll(() => browser.arrived.length).toBe(2);
  expect(await textsTo(number)).toHaveLength(1);
});

test('push off sends nothing to devices, and sms off nothing to the number', async () => {
  const { browser, maker, number, orderId } = await buyerWithAll({ push: false });
  await startMaking(maker, orderId);
  await expect.poll(() => textsTo(number)).toHaveLength(1);
  await done();
  expect(browser.arrived).toEqual([]);

  const second = await buyerWithAll();
  await choose(second.buyer, { sms: false });
  await startMaking(second.maker, second.orderId);
  await expect.poll(() => second.browser.arrived.length).toBe(1);
  await done();
  expect(await textsTo(second.number)).toEqual([]);
});

test('order updates off: neither letter nor push nor text message of the making, and the list stays', async () => {
  const { buyer, browser, maker, number, orderId } = await buyerWithAll({ orderUpdates: false });
  const before = await mailsTo(buyer);
  await startMaking(maker, orderId);
  expect((await sendUpdate(maker, orderId, { words: { note: 'The silk is dyed.' } })).status).toBe(200);
  await done();
  expect([browser.arrived, await textsTo(number)]).toEqual([[], []]);
  expect((await mailsTo(buyer)).filter((subject) => /photograph/i.test(subject))).toEqual([]);
  const { rows } = await opened.app.services.db.$client.query(
    'select type from notifications where recipient_id = $1',
    [buyer.id],
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(before).toBeDefined();
});

test('email off: no letter that can be switched off, whatever is chosen beneath', async () => {
  const { buyer, maker, orderId } = await buyerWithAll({ email: false });
  await buyer.call(changeChoice, { body: { kind: 'MAKING', mail: true } });
  await sendUpdate(maker, orderId, { words: { note: 'The silk is dyed.' } });
  await done();
  const withOff = await mailsTo(buyer);
  await choose(buyer, { email: true });
  await sendUpdate(maker, orderId, { words: { note: 'The silk is dyed.' } });
  await expect.poll(async () => (await mailsTo(buyer)).length).toBeGreaterThan(withOff.length);
});

test('letters that wait for the end of quiet hours are not sent where they are switched off meanwhile, by whatever switch', async () => {
  const { mail, db } = opened.app.services;
  const stays = async (change: (by: Actor) => Promise<unknown>) => {
    const asha = await opened.app.actor({ name: 'Asha Rao' });
    await asha.call(changeLetterTimes, {
      body: { digest: 'DAILY', quietHours: { from: '17:00', to: '20:00' } },
    });
    for (const kind of ['MESSAGE', 'REVIEW', 'MAKING', 'DIGEST_DAILY'] as const)
      await mail.send(db, { to: asha.email, kind, says: aLetter(kind) });
    await mail.send(db, { to: asha.email, says: aLetter('a payment') });
    await change(asha);
    const { rows } = await db.$client.query<{ kind: string | null }>(
      'select kind from mails where owner_id = $1 and given_up_at is null order by id',
      [asha.id],
    );
    return rows.map(({ kind }) => kind);
  };
  expect(await stays((by) => choose(by, { email: false }))).toEqual([null]);
  expect(await stays((by) => choose(by, { designUpdates: false }))).toEqual([
    'MESSAGE',
    'MAKING',
    'DIGEST_DAILY',
    null,
  ]);
  expect(await stays((by) => choose(by, { orderUpdates: false }))).toEqual([
    'MESSAGE',
    'REVIEW',
    'DIGEST_DAILY',
    null,
  ]);
  expect(await stays((by) => by.call(changeChoice, { body: { kind: 'MESSAGE', mail: false } }))).toEqual([
    'REVIEW',
    'MAKING',
    'DIGEST_DAILY',
    null,
  ]);
  expect(await stays((by) => by.call(changeLetterTimes, { body: { digest: 'OFF' } }))).toEqual([
    'MESSAGE',
    'REVIEW',
    'MAKING',
    null,
  ]);
});

test('text messages wait for the end of quiet hours', async () => {
  const { buyer, maker, number, orderId } = await buyerWithAll();
  await buyer.call(changeLetterTimes, { body: { quietHours: { from: '17:00', to: '20:00' } } });
  await startMaking(maker, orderId);
  await done();
  const text = 'select not_before from text_messages where recipient = $1 and kind = $2';
  const { rows } = await opened.app.services.db.$client.query(text, [number, 'ORDER']);
  expect(rows).toEqual([{ not_before: new Date('2026-11-26T14:30:00Z') }]);
  expect(await textsTo(number)).toEqual([]);
  const evening = now;
  now = new Date('2026-11-26T14:31:00Z');
  expect(await textsTo(number)).toHaveLength(1);
  now = evening;
});
