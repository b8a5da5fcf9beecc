import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeChoice,
  changeLetterTimes,
  changeWays,
} from '#contracts/notifications/choices/choices.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { renderNews } from '#contracts/words/render-news.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertOrder } from '#tests/support/people/meetings.ts';
import { designOf } from '#tests/support/people/shop.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { giveHindiTitle, hindiTitle, readHindi } from '#tests/support/set-ups/hindi.ts';
import { confirmMobile } from '#tests/support/set-ups/mobile-numbers.ts';
import { comment, unread } from '#tests/support/set-ups/notifications.ts';
import { linesOf, makeReaders, openPush, startMaking } from '#tests/support/set-ups/push.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { sendDigests } from './letters/send-digests.ts';
import { writeNewsLetters } from './letters/write-news-letters.ts';

type Opened = Awaited<ReturnType<typeof openPush>>;
let opened: Opened;
let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  opened = await openPush({ now: () => new Date(Date.now() + ahead) });
  ({ app } = opened);
});
afterAll(() => opened.stop());

const { reader } = makeReaders(() => opened);
const own = 'Katan silk lehenga';

/** The unread notifications of a person as a browser in this language shows them. */
async function listedIn(person: Actor, locale: Locale) {
  const rows = await unread(person);
  return rows.map((row) => renderNews(row, locale)?.message);
}

/** A maker who gets pushes in Hindi, with a design that has a Hindi title. */
async function openStall() {
  const { person: maker } = await reader();
  await readHindi(app, maker);
  const designId = await designOf(app, maker);
  await giveHindiTitle(app, designId);
  return { maker, designId, fan: await app.actor({ name: 'Asha Rao' }) };
}

test('a notification names a design in the language of the page, and in English as it was written', async () => {
  const { maker, designId, fan } = await openStall();
  await comment(fan, designId);
  await untilJobsDone(app.services.db);
  expect(await listedIn(maker, 'hi')).toEqual([expect.stringContaining(hindiTitle)]);
  expect(await listedIn(maker, 'ta')).toEqual([expect.stringContaining(own)]);
  expect(await unread(maker)).toMatchObject([{ message: `Asha Rao commented on ${own}` }]);
});

test('the list, devices and text messages name the design of an order alike, and as it was bought once it is renamed', async () => {
  const { maker, designId } = await openStall();
  const { person: buyer, browser } = await reader({ name: 'Rohan Das' });
  await readHindi(app, buyer);
  const number = '+919845012345';
  await confirmMobile(app, buyer, number);
  await buyer.call(changeWays, { body: { sms: true } });
  await startMaking(maker, await insertOrder(app, { buyer, maker, designId }));
  await untilJobsDone(app.services.db);
  expect(await listedIn(buyer, 'hi')).toEqual([expect.stringContaining(hindiTitle)]);
  expect(linesOf(browser)).toEqual([expect.stringContaining(hindiTitle)]);
  const texts = await app.services.sms.listUnsent(app.services.db, number);
  expect(texts.map(({ text }) => text)).toContainEqual(expect.stringContaining(hindiTitle));

  await app.services.db.$client.query('update designs set title = $2 where id = $1', [designId, 'Another']);
  expect(await listedIn(buyer, 'hi')).toEqual([expect.stringContaining(own)]);
});

test('letters of news and digests name designs in the language of their reader', async () => {
  const { maker, designId, fan } = await openStall();
  await maker.call(changeChoice, { body: { kind: 'COMMENT', mail: true } });
  await maker.call(changeLetterTimes, { body: { digest: 'DAILY' } });
  await comment(fan, designId);
  await untilJobsDone(app.services.db);
  ahead = 25 * 3_600_000;
  await writeNewsLetters(app.services);
  await sendDigests(app.services);
  const letters = () => app.services.mail.listUnsent(app.services.db, maker.email);
  await expect
    .poll(async () => (await letters()).filter(({ text }) => text.includes(hindiTitle)))
    .toHaveLength(2);
});
