import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { financialYear } from '#contracts/documents/document-number.ts';
import { type OrderDocument, orderDocuments } from '#contracts/documents/documents.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  verifyFinalPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { issueDocuments } from './issue-documents.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20' });
  await register('09AAPFU0939F1ZT');
});
afterAll(() => shop.stop());

/** Gives the maker a full address and a tax number, or removes the number. */
async function register(gstin: string): Promise<void> {
  await shop.app.services.db.execute(sql`
    insert into profiles (user_id, address, city, state, pincode, gstin)
    values (${shop.maker.id}, '12 Madanpura', 'Varanasi', 'Uttar Pradesh', '221001', ${gstin})
    on conflict (user_id) do update set gstin = excluded.gstin`);
}

const soon = { timeout: 60_000, interval: 50 };
const year = `${financialYear(new Date()) % 100}-${(financialYear(new Date()) + 1) % 100}`;

const list = (orderId: number, by: Pick<Actor, 'call'> = shop.buyer) =>
  by.call(orderDocuments, { params: { id: orderId } });

function kindsOf(documents: readonly OrderDocument[]): string[] {
  return documents.map(({ kind }) => kind);
}

async function arrived(orderId: number, count: number): Promise<OrderDocument[]> {
  return vi.waitFor(async () => {
    const { data } = (await list(orderId)).body;
    expect(data).toHaveLength(count);
    return data;
  }, soon);
}

const download = (url: string, cookie?: string) =>
  shop.app.server.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} });

async function payFinal(orderId: number): Promise<void> {
  const opened = await shop.buyer.call(createFinalPayment, { body: { orderId } });
  const proof = await shop.razorpay.pay(opened.body.razorpayOrderId);
  const verified = await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId } });
  expect(verified.status, verified.error.message).toBe(200);
}

test('an order has nothing before its advance, a receipt after it, and receipt and invoice after the final payment', async () => {
  const unpaid = (await shop.place()).orderId;
  expect((await list(unpaid)).body.data).toEqual([]);

  const id = await shop.confirm();
  const [receipt] = await arrived(id, 1);
  expect(receipt).toMatchObject({
    kind: 'ADVANCE_RECEIPT',
    number: expect.stringMatching(new RegExp(`^TBR/${year}/\\d{6}$`)),
    url: `/api/order/${id}/documents/advance-receipt.pdf`,
  });
  await payFinal(id);
  const all = await arrived(id, 3);
  expect(kindsOf(all)).toEqual(['ADVANCE_RECEIPT', 'FINAL_RECEIPT', 'INVOICE']);
  expect(all[2]?.number).toMatch(new RegExp(`^TBI/${year}/\\d{6}$`));
  expect((await list(id, shop.maker)).body.data).toEqual(all);
});

test('without a GSTIN nothing is called a tax invoice, and what was issued keeps its name and its series', async () => {
  await register('');
  const plain = await shop.confirm();
  await payFinal(plain);
  const [, final, whole] = await arrived(plain, 3);
  expect(whole).toMatchObject({ kind: 'ORDER_RECEIPT', number: expect.stringMatching(/^TBR\//) });
  const serial = (document?: OrderDocument) => Number(document?.number.slice(-6));
  expect(serial(whole)).toBe(serial(final) + 1);

  await register('09AAPFU0939F1ZT');
  await shop.maker.call(refundOrder, {
    params: { id: plain },
    body: { amount: 100, reason: 'The lining is simpler than agreed' },
    headers: { 'idempotency-key': `no-gstin-${plain}` },
  });
  // There is no tax invoice for a credit note to correct.
  expect(kindsOf(await arrived(plain, 4))[3]).toBe('REFUND_VOUCHER');
  const { rows } = await shop.app.services.db.$client.query(
    `select kind, snapshot from documents where order_id = $1 order by id`,
    [plain],
  );
  expect(rows.map(({ kind, snapshot }) => [kind, snapshot.seller.gstin])).toEqual([
    ['ADVANCE_RECEIPT', ''],
    ['FINAL_RECEIPT', ''],
    ['ORDER_RECEIPT', ''],
    ['REFUND_VOUCHER', '09AAPFU0939F1ZT'],
  ]);
  expect(rows[2].snapshot.seller).toMatchObject({
    address: '12 Madanpura',
    city: 'Varanasi',
    state: 'Uttar Pradesh',
    pincode: '221001',
  });
});

test('it comes as a PDF under its number, kept by no cache, and as the same bytes for ever', async () => {
  const id = await shop.confirm();
  const [receipt] = await arrived(id, 1);
  if (!receipt) throw new Error('There is no receipt');
  const first = await download(receipt.url, shop.buyer.cookie);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${receipt.number.replaceAll('/', '-')}.pdf"`,
    'cache-control': 'private, no-store',
  });
  expect(first.rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(first.rawPayload.length).toBe(Number(first.headers['content-length']));

  // The account is anonymised and the design renamed; the issued document stays the same.
  const { db } = shop.app.services;
  await db.execute(sql`update users set name = 'Deleted user' where id = ${shop.maker.id}`);
  await db.execute(sql`update orders set shipping_name = '', shipping_address = '' where id = ${id}`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const again = await download(receipt.url, shop.maker.cookie).finally(() => vi.useRealTimers());
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  await db.execute(sql`update users set name = ${shop.maker.name} where id = ${shop.maker.id}`);
});

test('documents of other people look as if they were not there, and nobody sees any without signing in', async () => {
  const id = await shop.confirm();
  const [receipt] = await arrived(id, 1);
  const stranger = await shop.app.actor({ name: 'Ravi Iyer' });
  const [foreign, missing] = [await list(id, stranger), await list(987_654_321, stranger)];
  expect([foreign.status, foreign.error.message]).toEqual([404, missing.error.message]);

  const url = receipt?.url ?? '';
  const bodies = [];
  for (const address of [url, url.replace(`/${id}/`, '/987654321/'), url.replace('advance', 'final')]) {
    const answer = await download(address, stranger.cookie);
    expect([address, answer.statusCode]).toEqual([address, 404]);
    bodies.push(answer.json().message);
  }
  expect(new Set(bodies).size).toBe(1);
  expect((await download(url)).statusCode).toBe(401);
  for (const odd of ['..%2f..%2fetc.pdf', 'INVOICE.PDF', 'invoice'])
    expect((await download(`/api/order/${id}/documents/${odd}`, shop.buyer.cookie)).statusCode).toBe(404);
});

test('money that goes back has a refund voucher before the invoice and a credit note after it', async () => {
  const id = await shop.confirm();
  const giveBack = (amount: number, key: string) =>
    shop.maker.call(refundOrder, {
      params: { id },
      body: { amount, reason: 'The lining is simpler than agreed' },
      headers: { 'idempotency-key': `${key}-${id}` },
    });
  await arrived(id, 1);
  expect((await giveBack(100, 'voucher')).status).toBe(200);
  await arrived(id, 2);
  await payFinal(id);
  await arrived(id, 4);
  expect((await giveBack(250, 'credit')).status).toBe(200);
  const all = await arrived(id, 5);
  expect(kindsOf(all)).toEqual([
    'ADVANCE_RECEIPT',
    'REFUND_VOUCHER',
    'FINAL_RECEIPT',
    'INVOICE',
    'CREDIT_NOTE',
  ]);
  const { rows } = await shop.app.services.db.$client.query(
    `select kind, snapshot from documents where order_id = $1 and kind in ('REFUND_VOUCHER','CREDIT_NOTE') order by id`,
    [id],
  );
  expect(rows.map(({ snapshot }) => [snapshot.amountPaise, snapshot.against])).toEqual([
    [10_000, null],
    [25_000, all[3]?.number],
  ]);
  expect((await download(all[4]?.url ?? '', shop.buyer.cookie)).statusCode).toBe(200);
});

test('asked for by ten at once, nothing is issued twice', async () => {
  const id = await shop.confirm();
  await arrived(id, 1);
  await shop.app.services.db.execute(sql`delete from documents where order_id = ${id}`);
  await Promise.all(Array.from({ length: 10 }, () => issueDocuments(shop.app.services, id)));
  expect(kindsOf((await list(id)).body.data)).toEqual(['ADVANCE_RECEIPT']);
});
