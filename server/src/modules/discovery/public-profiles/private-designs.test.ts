import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import {
  getEnquiriesForSellerProducts,
  readEnquiryAnswer,
  sendEnquiryResponse,
} from '#contracts/enquiries/enquiries.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { designOf, openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilBlocked } from '#tests/support/until.ts';

let shop: Shop;
let maker: Actor;
let buyer: Actor;
let follower: Actor;
let stranger: Actor;

beforeAll(async () => {
  shop = await openShop();
  ({ maker, buyer } = shop);
  follower = await shop.app.actor({ name: 'Farida Khatri' });
  stranger = await shop.app.actor({ name: 'Ravi Menon', role: 'DESIGNER' });
  await follower.call(followMaker, { params: { id: maker.id }, body: { wanted: true } });
});
afterEach(async () => {
  await show('PUBLIC');
});
afterAll(() => shop.stop());

const show = (profileVisibility: ProfileVisibility) =>
  maker.call(changePrivacy, { body: { profileVisibility } });

/** Counts rows in the search index, regardless of other reasons to hide the design. */
async function indexed(id: number): Promise<number> {
  const { rowCount } = await shop.app.services.db.$client.query(
    'select from design_search where design_id = $1',
    [id],
  );
  return rowCount ?? 0;
}

test('an edit beside the closing of a profile puts nothing back into the search', async () => {
  const id = await designOf(shop.app, maker, { title: 'Tussar stole' });
  const pool = shop.app.services.db.$client;
  await show('PUBLIC');
  expect(await indexed(id)).toBe(1);
  const closing = await pool.connect();
  try {
    await closing.query('begin');
    await closing.query(`update privacy_settings set profile_visibility = 'PRIVATE' where user_id = $1`, [
      maker.id,
    ]);
    const edit = pool.query(`update designs set title = 'Tussar shawl' where id = $1`, [id]);
    await untilBlocked(shop.app.services.db);
    await closing.query('commit');
    await edit;
  } finally {
    closing.release();
  }
  expect(await indexed(id)).toBe(0);
  await show('PUBLIC');
  expect(await indexed(id)).toBe(1);
});

test('an edit that holds its design and the opening of the profile never wait for each other', async () => {
  const id = await designOf(shop.app, maker, { title: 'Muga silk saree' });
  await show('PRIVATE');
  const pool = shop.app.services.db.$client;
  const editing = await pool.connect();
  try {
    await editing.query('begin');
    await editing.query('select from designs where id = $1 for update', [id]);
    // Not through the endpoint, which retries after a deadlock.
    const opening = pool.query(
      `update privacy_settings set profile_visibility = 'PUBLIC' where user_id = $1`,
      [maker.id],
    );
    await untilBlocked(shop.app.services.db);
    const edit = editing
      .query(`update designs set title = 'Muga silk shawl' where id = $1`, [id])
      .then(() => editing.query('commit'));
    const ends = await Promise.allSettled([opening, edit]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  } finally {
    await editing.query('rollback');
    editing.release();
  }
  expect(await indexed(id)).toBe(1);
});

test('the words of a private design are taught to nobody', async () => {
  await show('PRIVATE');
  await designOf(shop.app, maker, { title: 'Zzyxwoven stole' });
  const known = async () =>
    (await shop.app.services.db.$client.query(`select from search_words where spelling = 'zzyxwoven'`))
      .rowCount;
  expect(await known()).toBe(0);
  await show('PUBLIC');
  expect(await known()).toBe(1);
});

test('whoever only has an order reads neither the town nor the rating of a private maker', async () => {
  await shop.confirm();
  await submit(buyer, { designId: shop.designId, comment: 'It came in time, and fits as measured.' });
  await shop.app.services.db.$client.query(
    `insert into profiles (user_id, city) values ($1, 'Varanasi')
     on conflict (user_id) do update set city = excluded.city`,
    [maker.id],
  );
  const told = async () => {
    const page = await buyer.call(getProductDetails, { params: { id: shop.designId } });
    const { city, rating } = page.body.product.designer;
    return [page.status, city, rating === null];
  };
  expect(await told()).toEqual([200, 'Varanasi', false]);
  await show('FOLLOWERS');
  expect(await told()).toEqual([200, '', true]);
});

test('under a design for followers nobody is named who cannot see it', async () => {
  const id = await designOf(shop.app, maker, { title: 'Eri silk shawl' });
  await show('FOLLOWERS');
  const comment = await follower.call(createComment, {
    params: { id },
    body: { content: '@Ravi Menon @Meher Ansari see this', mentions: [stranger.id, maker.id] },
  });
  expect(comment.status).toBe(200);
  const { rows } = await shop.app.services.db.$client.query<{ name: string }>(
    `select m.name from comment_mentions m join comments c on c.id = m.comment_id where c.design_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ name: 'Meher Ansari' }]);
});

test('the page of an answer shows of a private design only the picture that was asked about', async () => {
  const id = await designOf(shop.app, maker, { title: 'Chanderi dupatta' });
  const { db, mail } = shop.app.services;
  await db.$client.query('update designs set pictures = $2 where id = $1', [
    id,
    JSON.stringify(['first', 'second'].map((key) => ({ key, width: 3, height: 4, placeholder: '' }))),
  ]);
  const email = 'asks@example.in';
  await shop.app.visitor.call(createEnquiry, {
    body: { designId: id, name: 'Leela Nair', email, message: 'Is the border woven in?' },
  });
  const [enquiry] = (await maker.call(getEnquiriesForSellerProducts, { query: {} })).body.data;
  await maker.call(sendEnquiryResponse, {
    params: { id: enquiry?.id ?? 0 },
    body: { responseMessage: 'It is.' },
  });
  const [letter] = await mail.listUnsent(db, email);
  const token = /enquiry-answer\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const design = async () => {
    const page = await shop.app.visitor.call(readEnquiryAnswer, { query: { token } });
    return [page.status, page.body.data.design.isShown, page.body.data.design.image?.includes('first')];
  };
  expect(await design()).toEqual([200, true, true]);
  await show('FOLLOWERS');
  await db.$client.query(`update enquiries set picture_key = 'gone' where design_id = $1`, [id]);
  expect(await design()).toEqual([200, false, undefined]);
  await db.$client.query(`update enquiries set picture_key = 'first' where design_id = $1`, [id]);
  expect(await design()).toEqual([200, false, true]);
});
