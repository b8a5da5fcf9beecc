import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { changeChoice, changeWays } from '#contracts/notifications/choices/choices.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { makeReaders, openPush } from '#tests/support/set-ups/push.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { writeNewsLetters } from '../letters/write-news-letters.ts';

let ahead = 0;
let opened: Awaited<ReturnType<typeof openPush>>;
beforeAll(async () => {
  opened = await openPush({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => opened?.stop());
const { reader } = makeReaders(() => opened);

const kinds = ['LIKE', 'COMMENT', 'MENTION', 'REVIEW'] as const;

/** A maker who wants every kind of notification about designs by email and by push. */
async function eagerMaker() {
  const { person: maker, browser } = await reader();
  for (const kind of kinds)
    await maker.call(changeChoice, { body: { kind, inApp: true, mail: true, push: true } });
  return { maker, browser };
}

/**
 * Causes each kind of notification about a maker's designs once, and lets the hour pass for which letters collect
 * news.
 */
async function actOnDesigns(maker: Actor): Promise<void> {
  const buyer = await opened.app.actor({ name: 'Asha Rao' });
  const id = await designOf(opened.app, maker);
  const mention = { content: 'Such a fall, @Meher Ansari', mentions: [maker.id] };
  // A person can be mentioned only after commenting there.
  const elsewhere = await designOf(
    opened.app,
    await opened.app.actor({ name: 'Nisha Paul', role: 'DESIGNER' }),
  );
  const said = [
    await maker.call(createComment, { params: { id: elsewhere }, body: { content: 'And this border' } }),
    await buyer.call(createComment, { params: { id: elsewhere }, body: mention }),
    await buyer.call(createComment, { params: { id }, body: { content: 'Such a fall' } }),
    await buyer.call(likeUnLikeDesign, { params: { id }, body: { wanted: true } }),
    await submit(buyer, { designId: id }),
  ];
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await untilJobsDone(opened.app.services.db);
  ahead += 61 * 60_000;
  await writeNewsLetters(opened.app.services);
}

const listed = async (maker: Actor) =>
  (await maker.call(getUnreadNotifications)).body.notifications.map(({ type }) => type).toSorted();
const letters = async ({ email }: Actor) =>
  (await opened.app.services.mail.listUnsent(opened.app.services.db, email)).length;

test('design updates off: no letter and no push of likes, comments, mentions and reviews, and the list has them', async () => {
  const { maker, browser } = await eagerMaker();
  await maker.call(changeWays, { body: { designUpdates: false } });
  const before = await letters(maker);
  await actOnDesigns(maker);
  expect(await listed(maker)).toEqual(kinds.toSorted());
  expect(await letters(maker)).toBe(before);
  expect(browser.arrived).toEqual([]);
});

test('design updates on: each of them is listed, mailed and pushed', async () => {
  const { maker, browser } = await eagerMaker();
  const before = await letters(maker);
  await actOnDesigns(maker);
  expect(await listed(maker)).toEqual(kinds.toSorted());
  expect(await letters(maker)).toBe(before + kinds.length);
  await expect.poll(() => browser.arrived.length).toBe(kinds.length);
});
