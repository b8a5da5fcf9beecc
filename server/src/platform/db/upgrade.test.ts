import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListOfUsersByRole } from '#contracts/discovery/explore.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { workOffBacklog } from '#server/modules/documents/follow-money.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createBareDatabase } from '#tests/support/postgres.ts';
import { migrate, migrationsFolder } from './migrate.ts';

/** What the first release brought. Its databases exist; everything later has to begin with what they hold. */
const released = ['0000_start', '0001_design_totals', '0002_open_work'];

/** People and designs as the first release wrote them, in columns that every later schema has, too. */
const past = `
  insert into users (email, password_hash, name, role, status, is_verified) values
    ('asha@example.in', 'x', 'Asha Rao', 'USER', 'ACTIVE', false),
    ('meera@example.in', 'x', 'Meera Rathore', 'DESIGNER', 'ACTIVE', true),
    ('anil@example.in', 'x', 'Anil Menon', 'ADMIN', 'ACTIVE', false),
    ('ravi@example.in', 'x', 'Ravi Joshi', 'DESIGNER', 'SUSPENDED', false),
    ('imran@example.in', 'x', 'Imran Ansari', 'KARKHANDAR', 'ACTIVE', false),
    ('rohan@example.in', 'x', 'Rohan Das', 'USER', 'ACTIVE', false);
  insert into profiles (user_id, city, profession, bio)
    values (2, 'Jaipur', 'Lehenga maker', 'Gota work of three generations.'), (5, 'Varanasi', 'Weaver', '');
  insert into media (key, owner_id, kind, status, mime, bytes, width, height, placeholder, claimed_at)
    select 'cover' || n, n, 'PICTURE', 'READY', 'image/webp', 4000, 1080, 1350, '', now() from generate_series(1, 4) n;
  insert into designs (maker_id, title, description, category, price_paise, completion_days, material_one, pictures,
                       status, published_at, likes_count, saves_count)
    values
    (1, 'Katan saree', 'Woven at home.', 'Women''s Fashion', 2500000, 20, 'Katan silk', '[]', 'PUBLISHED', '2026-11-01', 0, 0),
    (2, 'Surkh lehenga', 'With gota patti.', 'Women''s Fashion', 9700000, 45, 'Banarasi silk', '[]', 'PUBLISHED', '2026-11-02', 3, 1),
    (2, 'Withdrawn angrakha', 'Seen by nobody.', 'Men''s Fashion', 400000, 9, 'Mulmul', '[]', 'HIDDEN', '2026-11-03', 1, 0),
    (4, 'Bandhgala', 'Of a suspended maker.', 'Men''s Fashion', 800000, 14, 'Wool', '[]', 'PUBLISHED', '2026-11-04', 0, 0);
  insert into design_pictures (design_id, position, media_id) select n, 0, n from generate_series(1, 4) n;
  insert into likes (user_id, design_id) values (1, 2), (5, 2), (6, 2), (6, 3);
  insert into saves (user_id, design_id) values (6, 2);
  update design_totals set published = 3;
  insert into orders (buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise, advance_paise,
                      final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state,
                      shipping_pincode, shipping_country, idempotency_key, request_hash, confirmed_at)
    select 6, 2, status, 1000000, 0, 80000, 1080000, 432000, 648000, 'Rohan Das', '', '1, Park Street', 'Kolkata',
           'West Bengal', '700016', 'India', status, 'x', case when status <> 'PENDING' then now() end
      from unnest(array['PENDING','DESIGN_IN_PROGRESS','FINAL_PAYMENT_PENDING','CANCELLED']) status;
  insert into payments (order_id, purpose, status, expected_paise, captured_paise, receipt, razorpay_order_id,
                        razorpay_payment_id, authorized_at, captured_at)
    values (2, 'ADVANCE', 'CAPTURED', 432000, 432000, '2-I', 'order_2', 'pay_2', now(), now()),
           (3, 'ADVANCE', 'CAPTURED', 432000, 432000, '3-I', 'order_3', 'pay_3', now(), now()),
           (4, 'ADVANCE', 'REFUNDED', 432000, 432000, '4-I', 'order_4', 'pay_4', now(), now());
  insert into payment_attempts (razorpay_payment_id, payment_id, status, amount_paise)
    select 'pay_' || n, n - 1, 'captured', 432000 from generate_series(2, 4) n;
  insert into refunds (payment_id, razorpay_payment_id, amount_paise, reason, idempotency_key, status)
    values (3, 'pay_4', 432000, 'the buyer cancelled the order', 'refund-pay_4', 'PENDING');`;

/** Everything that later releases keep beside the rows it is made of. */
const kept = {
  designs: 'select * from design_search order by design_id',
  makers: 'select * from maker_search order by user_id',
  words: 'select spelling, word from search_words order by spelling',
  creators: 'select * from creators order by user_id',
  totals: 'select * from creator_totals where people > 0 order by role',
  follows: 'select * from follow_counts order by user_id',
  published: 'select published from design_totals',
};

let folder: string;
let upgraded: TestApp;
/** Always had today's schema: what is kept there was moved by each row as it came. */
let newborn: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tanabana-released-'));
  const database = await createBareDatabase();
  await applyReleased(database.url);
  await migrate(database.url);
  upgraded = await startTestApp({ database });
  newborn = await startTestApp();
  await newborn.services.db.$client.query(past);
}, 60_000);
afterAll(async () => {
  await upgraded?.stop();
  await newborn?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The migrations of the first release alone, and then its rows. */
async function applyReleased(url: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  const entries = journal.entries.filter(({ tag }: { tag: string }) => released.includes(tag));
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await client.query(past);
  } finally {
    await client.end();
  }
}

async function rows(app: TestApp, query: string): Promise<Record<string, unknown>[]> {
  return (await app.services.db.$client.query(query)).rows;
}

test.each(Object.entries(kept))(
  'after an upgrade what is kept of %s is what it always would have been',
  async (_, query) => {
    expect(await rows(upgraded, query)).toEqual(await rows(newborn, query));
  },
);

test('after an upgrade the directory knows every active person with their designs and likes, recounted', async () => {
  const recounted = `
    select id as user_id, role, (select count(*) from designs where maker_id = u.id and status = 'PUBLISHED') as designs,
           (select count(*) from likes l join designs d on d.id = l.design_id
             where d.maker_id = u.id and d.status = 'PUBLISHED') as likes
      from users u where status = 'ACTIVE' order by id`;
  const creators = await rows(
    upgraded,
    'select user_id, role, designs, likes from creators order by user_id',
  );
  expect(creators).toEqual(await rows(upgraded, recounted));
  // Those who sell; the others are not listed.
  const listed = `select role, count(*) as people from creators where standing >= 1000 group by role order by role`;
  const totals = 'select role, people from creator_totals where people <> 0 order by role';
  expect(await rows(upgraded, totals)).toEqual(await rows(upgraded, listed));
  const { body } = await upgraded.visitor.call(getListOfUsersByRole, { query: {} as never });
  expect(body.data.users.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Meera Rathore', 'Imran Ansari']),
  );
  expect(JSON.stringify(body)).not.toContain('Ravi Joshi');
});

test('after an upgrade search finds the old designs that are published, and a typo is understood', async () => {
  const find = async (q: string) =>
    (await upgraded.visitor.call(search, { query: { q } as never })).body.designs.map(({ title }) => title);
  expect(await find('lehenga')).toEqual(['Surkh lehenga']);
  expect(await find('lehnga')).toEqual(['Surkh lehenga']);
  expect(await find('katan')).toEqual(['Katan saree']);
  expect(await find('angrakha')).toEqual([]);
});

test('after an upgrade what people do moves the counts that began with it', async () => {
  const actor = await upgraded.actor({ name: 'Nila Bose' });
  await actor.call(followMaker, { params: { id: 2 } });
  expect(
    await rows(upgraded, 'select user_id, followers, following from follow_counts order by user_id'),
  ).toEqual([
    { user_id: 2, followers: 1, following: 0 },
    { user_id: actor.id, followers: 0, following: 1 },
  ]);
  const [standing] = await rows(
    upgraded,
    'select standing = creators_standing(role, designs, 1) as is_right from creators where user_id = 2',
  );
  expect(standing).toEqual({ is_right: true });
});

test('after an upgrade orders in progress owe their final payment, with a day where it was asked for', async () => {
  expect(
    await rows(
      upgraded,
      `select p.order_id, p.expected_paise, p.receipt, p.status,
              o.final_due_at > now() + interval '7 days' and o.final_due_at < now() + interval '8 days' as is_in_a_week
         from payments p join orders o on o.id = p.order_id where p.purpose = 'FINAL' order by p.order_id`,
    ),
  ).toEqual([
    { order_id: 2, expected_paise: 648_000, receipt: '2-F', status: 'CREATED', is_in_a_week: null },
    { order_id: 3, expected_paise: 648_000, receipt: '3-F', status: 'CREATED', is_in_a_week: true },
  ]);
});

test('after an upgrade a refund that is under way is promised once, and its payment not yet called refunded', async () => {
  expect(
    await rows(
      upgraded,
      `select p.status, a.refunded_paise, r.cause, r.reason from payments p
         join refunds r on r.payment_id = p.id join payment_attempts a on a.payment_id = p.id`,
    ),
  ).toEqual([{ status: 'CAPTURED', refunded_paise: 432_000, cause: 'CANCELLED', reason: '' }]);
});

test('after an upgrade everybody who had paid has a receipt, and nobody who had not', async () => {
  await workOffBacklog(upgraded.services);
  expect(
    await rows(upgraded, 'select order_id, kind, series, serial from documents order by order_id'),
  ).toEqual(
    [2, 3, 4].map((order, index) => ({
      order_id: order,
      kind: 'ADVANCE_RECEIPT',
      series: 'R',
      serial: index + 1,
    })),
  );
  expect(await rows(upgraded, 'select * from documents_backlog')).toEqual([]);
});
