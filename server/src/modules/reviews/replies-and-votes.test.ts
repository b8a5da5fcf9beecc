import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewSentences } from '#contracts/reviews/review.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { readReviews, submit } from '#tests/support/people/reviews.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { helpful, makeReviewing, openReviews, reply } from '#tests/support/set-ups/reviews.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
let stranger: Actor;
beforeAll(async () => {
  ({ app, maker, shopper, stranger } = await openReviews());
});
afterAll(() => app.stop());

const { insert, people } = makeReviewing(() => ({ app, maker }));

test('fifty helpful taps at once leave the count equal to the rows', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const voters = await people(10);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => voters.map((voter) => helpful(voter, id))).flat(),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await app.services.db.$client.query(
    'select helpful_count as kept, (select count(*) from review_votes where review_id = $1) as counted from reviews where id = $1',
    [id],
  );
  // Five taps per person: on, off, on, off, on.
  expect(rows).toEqual([{ kept: 10, counted: 10 }]);
});

test('a vote is one per person, can be taken back, and never goes to one’s own review', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  expect((await helpful(stranger, id, true)).body).toMatchObject({ isHelpful: true, helpfulCount: 1 });
  expect((await helpful(stranger, id, true)).body).toMatchObject({ isHelpful: true, helpfulCount: 1 });
  expect((await readReviews(stranger, designId)).reviews[0]).toMatchObject({
    isHelpful: true,
    helpfulCount: 1,
  });
  expect((await readReviews(shopper, designId)).reviews[0]).toMatchObject({
    isHelpful: false,
    can: { markHelpful: false, edit: true, report: false },
  });
  expect((await helpful(stranger, id)).body).toMatchObject({ isHelpful: false, helpfulCount: 0 });
  const own = await helpful(shopper, id);
  expect([own.status, own.error.message]).toEqual([400, inEnglish(reviewSentences.ownHelpful)]);
});

test('only the maker of the design replies, and once', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const otherMaker = await app.actor({ name: 'Farida Chhipa', role: 'DESIGNER' });
  for (const other of [stranger, otherMaker, shopper]) {
    const { status, error } = await reply(other, id, 'Thank you for the kind words');
    expect([status, error.message]).toEqual([404, 'This review could not be found.']);
  }
  expect((await reply(maker, id, '  ')).error.errors).toEqual({
    content: inEnglish(reviewSentences.emptyReply),
  });
  expect((await readReviews(maker, designId)).reviews[0]?.can.reply).toBe(true);
  const { body } = await reply(maker, id, ' Thank you, Rohan. ');
  expect(body.review).toMatchObject({
    reply: { content: 'Thank you, Rohan.', maker: { id: maker.id, name: 'Kavya Iyer' } },
    can: { reply: false },
  });
  const again = await reply(maker, id, 'And one more thing');
  expect([again.status, again.error.message]).toEqual([409, inEnglish(reviewSentences.replied)]);
});

test('two replies at once leave one', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const answers = await Promise.all(['One', 'Two', 'Three'].map((content) => reply(maker, id, content)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('markup in a review and in a reply is kept as the text it is', async () => {
  const designId = await insert();
  const comment = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
  const { id } = (await submit(shopper, { designId, comment })).body.data;
  await reply(maker, id, comment);
  const [review] = (await readReviews(stranger, designId)).reviews;
  expect([review?.comment, review?.reply?.content]).toEqual([comment, comment]);
});
