import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { complaintsPage, messagesOfComplaint } from './read-complaints.queries.ts';

const people = 2000;
const complaints = 20_000;
/** Complaints on each side of one very unpopular person. */
const ofOne = 3000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await fillDatabase(app, fill);
});
afterAll(() => app.stop());

const fill = `
  insert into users (email, password_hash, name)
    select 'p' || n || '@example.in', 'x', 'Person ' || n from generate_series(1, ${people}) n;
  insert into profiles (user_id, city) select id, 'Bhuj' from users;
  insert into orders (buyer_id, maker_id, subtotal_paise, shipping_paise, tax_paise, total_paise, advance_paise,
      final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
      shipping_country, idempotency_key, request_hash, confirmed_at)
    select case when n <= ${ofOne} then 1 else 2 + n % ${people - 2} end,
           case when n > ${complaints - ofOne} then 1 else 3 + (n + 7) % ${people - 3} end,
           100, 0, 8, 108, 43, 65, '', '', '', '', '', '', '', 'k' || n, '', now()
      from generate_series(1, ${complaints}) n
     where case when n <= ${ofOne} then 1 else 2 + n % ${people - 2} end
        <> case when n > ${complaints - ofOne} then 1 else 3 + (n + 7) % ${people - 3} end;
  insert into complaints (complainant_id, respondent_id, order_id, title, category, description, email, status,
      idempotency_key, request_hash, created_at, updated_at, resolved_at)
    select buyer_id, maker_id, id, 'Number ' || id, 'other', 'Words', 'p@example.in',
           case when id % 3 = 0 then 'RESOLVED' when id % 3 = 1 then 'OPEN' else 'IN_PROGRESS' end,
           'k' || id, '', now(), now(), case when id % 3 = 0 then now() end
      from orders;
  insert into complaint_messages (complaint_id, author_id, side, content, idempotency_key, created_at)
    select id, respondent_id, 'RESPONDENT', 'Noted', 'n', now() from complaints;
  insert into complaint_messages (complaint_id, author_id, side, content, idempotency_key, created_at)
    select 1, 1, 'COMPLAINANT', 'Words ' || n, 'm' || n, now() from generate_series(1, 199) n;
  insert into designs (maker_id, title, description, language, category, price_paise, completion_days)
    values (1, 'Saree', 'Woven', 'en', 'Accessories', 100, 7);
  insert into order_items (order_id, design_id, title, maker_name, price_paise, quantity)
    select o.id, d.id, 'Saree', 'Person 1', 100, 1 from orders o, designs d;
  insert into media (key, owner_id, kind, status, mime, bytes, claimed_at)
    select 'k' || n, 1, 'PICTURE', 'READY', 'image/jpeg', 1, now() from generate_series(1, 10000) n;
  insert into complaint_pictures (media_id, complaint_id, message_id, position)
    select f.id, m.complaint_id, m.id, 0
      from media f join (select id, complaint_id, row_number() over (order by id desc) as n from complaint_messages) m
        on m.n = f.id;`;

const newest = Number.MAX_SAFE_INTEGER;
const seqScans = (scans: string[]) => scans.filter((scan) => scan.startsWith('Seq Scan'));

test('of 20,000 complaints a page is read from the newest rows of the person’s own index ranges, however deep', async () => {
  for (const [statuses, ranges, before] of [
    [['OPEN', 'IN_PROGRESS', 'RESOLVED'], 6, newest],
    [['RESOLVED'], 2, newest],
    [['OPEN', 'IN_PROGRESS', 'RESOLVED'], 6, 1500],
  ] as const) {
    const { rows, buffers, scans } = await explain(app, 'complaints.page', complaintsPage, {
      readerId: 1,
      statuses,
      before,
      limit: 13,
    });
    expect(rows).toBe(13);
    expect(scans.join()).toContain('complaints_filed_idx');
    expect(scans.join()).toContain('complaints_about_idx');
    expect(seqScans(scans)).toEqual([]);
    // Each range reads thirteen index rows; each row shown reads its two people, its order and its last answer.
    expect(buffers).toBeLessThanOrEqual(ranges * 20 + 13 * 24);
  }
});

test('a full thread is one walk along its index', async () => {
  const { rows, buffers, scans } = await explain(app, 'complaints.messages', messagesOfComplaint, [1]);
  expect(rows).toBe(200);
  expect(scans.join()).toContain('complaint_messages_thread_idx');
  expect(seqScans(scans)).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(200 * 16);
});
