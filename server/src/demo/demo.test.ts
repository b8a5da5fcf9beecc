import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { loadBook } from '#server/modules/measurements/book/load-book.ts';
import { listOccasions } from '#server/modules/occasions/list-occasions.ts';
import { showBoard } from '#server/modules/occasions/show-board.ts';
import { showOrder } from '#server/modules/orders/showing/show-order.ts';
import { listOwnBriefs, listWork } from '#server/modules/quotes/briefs/list-briefs.ts';
import { compareBids, showBrief } from '#server/modules/quotes/briefs/show-brief.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { findDatesOutOfOrder } from '#tests/support/people/dates-in-order.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { demoBoards } from './content/demo-boards.ts';
import { demoComments } from './content/demo-comments.ts';
import { demoTakedowns } from './content/demo-desk.ts';
import { demoOrders } from './content/demo-orders.ts';
import { demoReviews } from './content/demo-reviews.ts';
import { markPartDone } from './demo.queries.ts';
import { beginDemo, fillDemo } from './fill/fill-demo.ts';
import { makePayHeadless } from './pay-headless.ts';
import { publishDesigns } from './publish-designs.ts';

/** Designs after the first page whose orders are made to the measurements of the naap book. */
const measured = [
  'noor-brocade-lehenga-set',
  'phiroza-banaras-anarkali',
  'banaras-festival-kurta-child',
  'meher-chikan-kurta',
];
/** The designs of a late order and of an order with a proposed day. */
const promised = ['box-clutch-gulnaar', 'royal-brocade-safa'];
/** The designs by which two makers fit the brief for a sherwani. */
const fitting = ['nizam-himroo-sherwani', 'mathura-kurta-and-dhoti'];
/** The first page of designs and four more. `npm run prove:demo` fills all of them, which takes minutes. */
const some = demoDesigns.filter(
  ({ key }, nth) => nth < 13 || [...measured, ...promised, ...fitting].includes(key),
);
const ofSome = <Content extends { design: string }>(content: readonly Content[]) =>
  content.filter(({ design }) => some.some(({ key }) => key === design));

/** Number of designs that the demo's desk has hidden and not shown again. */
const hidden = ofSome(demoTakedowns).filter(({ restoredWith }) => restoredWith === '').length;

let app: TestApp;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-demo-'));
  app = await startTestApp({ settings: { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, withJobs: true });
  // The emulator is reachable over the network only.
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const pay = () => makePayHeadless(app.providerBase);

async function count(query: string): Promise<Record<string, number>> {
  const { rows } = await app.services.db.$client.query(query);
  return rows[0];
}

test('an empty database has the first page of the demo at once, and the rest of its designs after the fill', async () => {
  const people = await beginDemo(app.services);
  if (!people) throw new Error('The demo did not begin');
  expect(await count('select published from design_totals')).toEqual({ published: 12 });
  await publishDesigns(app.services, people, { designs: some });
  await markPartDone(app.services.db, 'designs');

  // Interrupted, then resumed: nothing is created twice.
  await fillDemo(app.services, pay(), people).stop();
  await fillDemo(app.services, pay(), people).done;

  expect(
    await count(`select published,
                        (select count(*) from designs where status = 'PUBLISHED') as rows,
                        (select count(*) from designs d where likes_count <> (select count(*) from likes where design_id = d.id)) as wrong,
                        (select count(*) from comments) as comments,
                        (select count(*) from reviews) as reviews,
                        (select count(*) from review_totals t where review_count + others_count <> (select count(*) from reviews where design_id = t.design_id)) as misrated,
                        (select count(*) from designs d where comment_count <> (select count(*) from comments where design_id = d.id)
                                                           or shares_count <> (select count(*) from shares where design_id = d.id)) as miscounted,
                        (select count(*) from media where claimed_at is null and created_at < now() - interval '1 day') as sweepable,
                        (select count(*) from orders) as orders
                   from design_totals`),
  ).toEqual({
    published: some.length - hidden,
    rows: some.length - hidden,
    wrong: 0,
    comments: ofSome(demoComments).length,
    reviews: ofSome(demoReviews).length,
    misrated: 0,
    miscounted: 0,
    sweepable: 0,
    // And that of a quote.
    orders: ofSome(demoOrders).length + 1,
  });
  expect(await findDatesOutOfOrder(app.services.db.$client)).toEqual([]);
  expect(await auditLater(app)).toEqual([]);
  expect(
    await count(`select (select count(*) > 0 from designs where published_at > now() - interval '7 days') as new_designs,
                        (select count(*) > 0 from users where created_at > now() - interval '7 days') as new_people,
                        (select count(distinct created_at::date) > 20 from likes) as likes_of_many_days,
                        (select count(*) from meetings where type = 'PHONE_CALL' and notes like '%bell%') as calls_at_the_door`),
  ).toEqual({ new_designs: true, new_people: true, likes_of_many_days: true, calls_at_the_door: 0 });
}, 240_000);

test('the known shopper keeps a naap book of a family, and shares it with orders before measuring, in making and delivered', async () => {
  const people = await beginDemo(app.services);
  const shopper = people?.get('ananya-iyer') ?? 0;
  const { people: book } = await loadBook(app.services.db, shopper);
  expect(book.map(({ relation, unit, garments }) => [relation, unit, garments.length])).toEqual([
    ['SELF', 'in', 4],
    ['MOTHER', 'in', 1],
    ['CHILD', 'cm', 1],
  ]);
  const shared = async () =>
    (
      await app.services.db.$client.query(
        `select i.title, o.status, s.frozen_at is not null as frozen, m.signed_at = s.shared_at as signed,
            (select count(*)::int from naap_readings r where r.share_id = s.id and r.reader_id = o.maker_id) as readings,
            (select count(*)::int from measurements m where m.order_id = o.id) as measured
       from naap_shares s join orders o on o.id = s.order_id join order_items i on i.order_id = o.id
       left join measurements m on m.id = s.measurement_id order by s.id`,
      )
    ).rows;
  // The copy is made after the order has moved.
  await expect.poll(shared).toEqual([
    {
      title: 'Meher chikan kurta',
      status: 'DELIVERED',
      frozen: true,
      signed: true,
      readings: 2,
      measured: 1,
    },
    {
      title: 'Banaras festival kurta, child',
      status: 'DELIVERED',
      frozen: true,
      signed: true,
      readings: 1,
      measured: 1,
    },
    {
      title: 'Noor brocade lehenga set',
      status: 'MEASUREMENT_COMPLETED',
      frozen: true,
      signed: true,
      readings: 3,
      measured: 1,
    },
    {
      title: 'Phiroza banaras anarkali',
      status: 'MEASUREMENT_SCHEDULED',
      frozen: false,
      signed: null,
      readings: 1,
      measured: 0,
    },
  ]);
});

test('three conversations of the demo have quotes: one waits for its buyer, one was revised, one is ordered and paid', async () => {
  const { rows } = await app.services.db.$client.query(
    `select q.state, q.revision, a.advance_paise = p.captured_paise as paid_as_agreed,
            (select array_agg(h.act order by h.id) from quote_history h where h.quote_id = q.id) as acts,
            (select count(*)::int from messages m where m.quote_id = q.id) as cards,
            (select count(*)::int from messages m join quote_revisions r on r.quote_id = q.id and r.number = m.quote_revision
              where m.quote_id = q.id and m.created_at = r.created_at) as cards_with_their_offer,
            (select count(*)::int from quote_pictures c where c.quote_id = q.id and c.revision = q.revision) as pictures
       from quotes q
       left join quote_revisions a on a.quote_id = q.id and a.number = q.accepted_revision
       left join payments p on p.order_id = q.order_id and p.purpose = 'ADVANCE'
      where q.brief_id is null order by q.id`,
  );
  expect(rows).toEqual([
    {
      state: 'OFFERED',
      revision: 1,
      paid_as_agreed: null,
      acts: ['OFFER'],
      cards: 1,
      cards_with_their_offer: 1,
      pictures: 2,
    },
    {
      state: 'REVISED',
      revision: 2,
      paid_as_agreed: null,
      acts: ['OFFER', 'COUNTER', 'REVISE'],
      cards: 2,
      cards_with_their_offer: 2,
      pictures: 3,
    },
    {
      state: 'ORDERED',
      revision: 1,
      paid_as_agreed: true,
      acts: ['OFFER', 'ACCEPT', 'PAY', 'BOOK'],
      cards: 1,
      cards_with_their_offer: 1,
      pictures: 2,
    },
  ]);
});

test('the known shopper compares three bids and has taken one of two; a brief that has bids waits in the known maker’s worklist', async () => {
  const { services } = app;
  const people = await beginDemo(services);
  const [shopper, maker] = [people?.get('ananya-iyer') ?? 0, people?.get('meher-ansari') ?? 0];
  const { briefs } = await listOwnBriefs(services, shopper, undefined);
  expect(briefs.map(({ title, state, bidsCount }) => [title, state, bidsCount])).toEqual([
    ['An ivory lehenga my sister can dance in', 'OPEN', 3],
    ['A kurta for my father’s sixtieth birthday', 'ACCEPTED', 1],
  ]);
  const { bids } = await compareBids(services, { briefId: briefs[0]?.id ?? 0, viewerId: shopper });
  expect(
    bids.map(({ maker: { name }, isInBudget, promise, can }) => [
      name,
      isInBudget,
      promise.isAfterNeeded,
      can.accept,
    ]),
  ).toEqual([
    ['Kavya Rathore', true, false, true],
    ['Zoya Rizvi', true, false, true],
    ['Meher Ansari', false, false, true],
  ]);
  const { briefs: work } = await listWork(services, maker, undefined);
  const [waiting] = work.filter(({ ownBid }) => ownBid === null);
  expect([waiting?.title, waiting?.distanceKm]).toEqual([
    'A sherwani for my son, between wine and rust',
    expect.any(Number),
  ]);
  const { can, bidsCount } = await showBrief(services, { briefId: waiting?.id ?? 0, viewerId: maker });
  expect([can.bid, bidsCount]).toEqual([true, null]);
  expect(await count('select count(*) as bids from quotes where brief_id is not null')).toEqual({ bids: 7 });
});

test('the known shopper plans a wedding of four, with pieces for those whose designs are there', async () => {
  const people = await beginDemo(app.services);
  const organiserId = people?.get('ananya-iyer') ?? 0;
  const [wedding] = await listOccasions(app.services, organiserId);
  const board = await showBoard(app.services, { occasionId: wedding?.id ?? 0, organiserId }, 'en');
  const rows = board.guests.map(({ name, measured: is, pieces }) => [
    name,
    is,
    pieces.map(({ title }) => title),
  ]);
  expect(rows.filter(([, , titles]) => titles?.length !== 0)).toEqual([
    ['Kavitha', 'YES', ['Noor brocade lehenga set']],
    ['Ananya', 'YES', ['Phiroza banaras anarkali']],
  ]);
  expect(rows).toHaveLength(4);
  const [, final] = board.guests[0]?.pieces[0]?.shares ?? [];
  expect([final?.purpose, final?.link]).toEqual(['FINAL', 'OPEN']);
});

test('the known shopper has an order with a plan: its first step is finished, its second waits for their yes', async () => {
  expect(
    await count(`select count(*) filter (where state in ('APPROVED','DONE')) as finished,
                        count(*) filter (where state = 'SUBMITTED') as waiting from plan_steps`),
  ).toEqual({ finished: 1, waiting: 1 });
});

test('the known shopper has a late order, a proposed day, an open fit claim and one that was altered free', async () => {
  const { rows } = await app.services.db.$client.query<{ id: number; buyer: number; title: string }>(
    `select o.id, o.buyer_id as buyer, i.title from orders o join order_items i on i.order_id = o.id
       join users u on u.id = o.buyer_id and u.email like 'ananya-iyer@%' order by o.id`,
  );
  const orders = await Promise.all(rows.map(({ id, buyer }) => showOrder(app.services, id, buyer, 'en')));
  const titles = (wanted: (order: (typeof orders)[number]) => boolean) =>
    orders.flatMap((order, nth) => (wanted(order) ? [rows[nth]?.title] : []));
  expect(titles(({ delivery, can }) => delivery.isLate && can.cancelLate)).toEqual(['Box clutch, gulnaar']);
  expect(titles(({ can }) => can.answerDay)).toEqual(['Royal brocade safa']);
  const { rows: claims } = await app.services.db.$client.query(
    `select c.state, c.decided, z.part, z.frozen = z.signed as copied, z.remeasured > z.sewn as larger
       from fit_claims c join fit_zones z on z.claim_id = c.id order by c.id, z.position`,
  );
  expect(claims).toEqual([
    { state: 'OPEN', decided: null, part: 'sleeveLength', copied: true, larger: true },
    { state: 'OPEN', decided: null, part: 'kurtaLength', copied: true, larger: true },
    { state: 'DONE', decided: 'FREE', part: 'armhole', copied: true, larger: true },
  ]);
});

/** Everything in the demo that people can delete or that might be counted twice. */
const standing = () =>
  count(`select (select count(*) from designs where status = 'PUBLISHED') as designs,
                (select count(*) from comments) as comments, (select count(*) from shares) as shares,
                (select sum(shares_count) from designs) as counted, (select count(*) from boards) as boards,
                (select count(*) from saves) as saves, (select count(*) from follows) as follows,
                (select count(*) from reviews) as reviews, (select count(*) from orders) as orders,
                (select count(*) from messages) as messages, (select count(*) from naap_versions) as versions,
                (select count(*) from naap_overlays) as overlays, (select count(*) from quote_history) as moves,
                (select count(*) from briefs) as briefs, (select count(*) from fit_history) as fitted,
                (select count(*) from order_promises) as promises, (select count(*) from occasion_guests) as guests,
                (select count(*) from demo_parts) as parts`);

test('what people take away stays away, and nothing is counted twice at the next start', async () => {
  const { $client } = app.services.db;
  const people = await beginDemo(app.services);
  if (!people) throw new Error('The demo did not begin');
  await $client.query('delete from comments where id = (select min(id) from comments)');
  await $client.query(`update boards set name = 'Of my own naming' where id = (select min(id) from boards)`);
  await $client.query('delete from follows where follower_id = (select min(follower_id) from follows)');
  const before = await standing();
  expect(before.parts).toBeGreaterThanOrEqual(9);
  await fillDemo(app.services, pay(), people).done;
  expect(await standing()).toEqual(before);

  // As if the fill had been interrupted in the middle of the shares.
  await $client.query(`delete from demo_parts where name = 'shares'`);
  await fillDemo(app.services, pay(), people).done;
  expect(await standing()).toEqual(before);
});

test('a hidden design and a part that fails keep no other part back', async () => {
  const { $client } = app.services.db;
  const people = await beginDemo(app.services);
  if (!people) throw new Error('The demo did not begin');
  const hidden = [ofSome(demoOrders), ofSome(demoReviews), ofSome(demoComments)].map(([one]) => one?.design);
  await $client.query(`update designs set status = 'HIDDEN' where idempotency_key = any($1)`, [
    hidden.map((design) => `demo ${design}`),
  ]);
  const { parts } = await standing();
  await $client.query(`delete from demo_parts where name <> 'designs'`);
  const shopper = demoBoards[0]?.shopper ?? '';
  await fillDemo(app.services, pay(), new Map([...people].filter(([key]) => key !== shopper))).done;
  const { rows } = await $client.query('select name from demo_parts');
  const names = rows.map(({ name }) => name);
  expect(names).not.toContain('boards');
  expect(names).toEqual(expect.arrayContaining(['shares', 'comments']));
  await publishDesigns(app.services, people, { designs: some });
  expect(await count('select count(*) as designs from designs')).toEqual({ designs: some.length });
  await fillDemo(app.services, pay(), people).done;
  expect((await standing()).parts).toBe(parts);
});

test('a database that people use already is left alone', async () => {
  const used = await startTestApp({ withJobs: true });
  try {
    await used.actor({ name: 'Somebody Real' });
    expect(await beginDemo(used.services)).toBeNull();
  } finally {
    await used.stop();
  }
});

test('the people of the demo agree at each start to the texts as they read then', async () => {
  await count("update consents set version = '2025-01-01' where text = 'TERMS'");
  await beginDemo(app.services);
  const people = await count(
    `select count(*) as all, count(*) filter (where exists (
       select from consents c where c.user_id = u.id and c.text = 'TERMS' and c.version = '${textVersions.TERMS}')) as agreed
       from users u where email like '%@tanabana.example'`,
  );
  expect(people.agreed).toBe(people.all);
  expect(Number(people.all)).toBeGreaterThan(0);
});
