import { expect, test } from 'vitest';
import { loadBook } from '#server/modules/measurements/book/load-book.ts';
import { listOccasions } from '#server/modules/occasions/list-occasions.ts';
import { showBoard } from '#server/modules/occasions/show-board.ts';
import { showOrder } from '#server/modules/orders/showing/show-order.ts';
import { listOwnBriefs, listWork } from '#server/modules/quotes/briefs/list-briefs.ts';
import { compareBids, showBrief } from '#server/modules/quotes/briefs/show-brief.ts';
import type { TestApp } from '../servers/app.ts';

/** Tests of what the known shopper and the known maker find in the filled demo. */
export function testKnownShopper(app: () => TestApp): void {
  const rowsOf = async (text: string) => (await app().services.db.$client.query(text)).rows;
  const valuesOf = async (text: string) => (await rowsOf(text)).map((row) => Object.values(row));
  const personOf = async (key: string): Promise<number> =>
    (await rowsOf(`select id from users where email like '${key}@%'`))[0].id;

  test('the known shopper keeps a naap book of a family, and shares it with orders before measuring, in making and delivered', async () => {
    const { people: book } = await loadBook(app().services.db, await personOf('ananya-iyer'));
    expect(book.map(({ relation, unit, garments }) => [relation, unit, garments.length])).toEqual([
      ['SELF', 'in', 4],
      ['MOTHER', 'in', 1],
      ['CHILD', 'cm', 1],
    ]);
    const shared = () =>
      valuesOf(
        `select i.title, o.status, s.frozen_at is not null as frozen, m.signed_at = s.shared_at as signed,
            (select count(*)::int from naap_readings r where r.share_id = s.id and r.reader_id = o.maker_id) as readings,
            (select count(*)::int from measurements m where m.order_id = o.id) as measured
       from naap_shares s join orders o on o.id = s.order_id join order_items i on i.order_id = o.id
       left join measurements m on m.id = s.measurement_id order by s.id`,
      );
    // The copy is made after the order has moved.
    await expect.poll(shared).toEqual([
      ['Meher chikan kurta', 'DELIVERED', true, true, 2, 1],
      ['Banaras festival kurta, child', 'DELIVERED', true, true, 1, 1],
      ['Noor brocade lehenga set', 'MEASUREMENT_COMPLETED', true, true, 3, 1],
      ['Phiroza banaras anarkali', 'MEASUREMENT_SCHEDULED', false, null, 1, 0],
    ]);
  });

  test('three conversations of the demo have quotes: one waits for its buyer, one was revised, one is ordered and paid', async () => {
    const quotes = await valuesOf(
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
    expect(quotes).toEqual([
      ['OFFERED', 1, null, ['OFFER'], 1, 1, 2],
      ['REVISED', 2, null, ['OFFER', 'COUNTER', 'REVISE'], 2, 2, 3],
      ['ORDERED', 1, true, ['OFFER', 'ACCEPT', 'PAY', 'BOOK'], 1, 1, 2],
    ]);
  });

  test('the known shopper compares three bids and has taken one of two; a brief that has bids waits in the known maker’s worklist', async () => {
    const { services } = app();
    const [shopper, maker] = [await personOf('ananya-iyer'), await personOf('meher-ansari')];
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
    expect(await rowsOf('select count(*) as bids from quotes where brief_id is not null')).toEqual([
      { bids: 7 },
    ]);
  });

  test('the known shopper plans a wedding of four, with pieces for those whose designs are there', async () => {
    const organiserId = await personOf('ananya-iyer');
    const [wedding] = await listOccasions(app().services, organiserId);
    const board = await showBoard(app().services, { occasionId: wedding?.id ?? 0, organiserId }, 'en');
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
      await rowsOf(`select count(*) filter (where state in ('APPROVED','DONE')) as finished,
                        count(*) filter (where state = 'SUBMITTED') as waiting from plan_steps`),
    ).toEqual([{ finished: 1, waiting: 1 }]);
  });

  test('the known shopper has a late order, a proposed day, an open fit claim and one that was altered free', async () => {
    const rows = await rowsOf(
      `select o.id, o.buyer_id as buyer, i.title from orders o join order_items i on i.order_id = o.id
       join users u on u.id = o.buyer_id and u.email like 'ananya-iyer@%' order by o.id`,
    );
    const orders = await Promise.all(rows.map(({ id, buyer }) => showOrder(app().services, id, buyer, 'en')));
    const titles = (wanted: (order: (typeof orders)[number]) => boolean) =>
      orders.flatMap((order, nth) => (wanted(order) ? [rows[nth]?.title] : []));
    expect(titles(({ delivery, can }) => delivery.isLate && can.cancelLate)).toEqual(['Box clutch, gulnaar']);
    expect(titles(({ can }) => can.answerDay)).toEqual(['Royal brocade safa']);
    const claims = await rowsOf(
      `select c.state, c.decided, z.part, z.frozen = z.signed as copied, z.remeasured > z.sewn as larger
       from fit_claims c join fit_zones z on z.claim_id = c.id order by c.id, z.position`,
    );
    expect(claims).toEqual([
      { state: 'OPEN', decided: null, part: 'sleeveLength', copied: true, larger: true },
      { state: 'OPEN', decided: null, part: 'kurtaLength', copied: true, larger: true },
      { state: 'DONE', decided: 'FREE', part: 'armhole', copied: true, larger: true },
    ]);
  });
}
