import type pg from 'pg';
import type { DocumentSnapshot } from '#server/modules/documents/document-snapshot.ts';
import { join } from './join.ts';
import type { OurServer } from './our-server.ts';
import { cpuOf, cpuOfFamily } from './processes.ts';

interface Scene {
  client: pg.ClientBase;
  ours: OurServer;
  postmaster: number;
}

const rounds = 40;
/** Milliseconds of processor time for one PDF. */
const gate = 100;

/** Measures an invoice of three designs in three scripts. It is rendered for its buyer at each request. */
export async function benchDocuments({ client, ours, postmaster }: Scene): Promise<void> {
  const buyer = await join(ours, 'Invoiced');
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO orders (buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise,
                         advance_paise, final_paise, shipping_name, shipping_phone, shipping_address, shipping_city,
                         shipping_state, shipping_pincode, shipping_country, idempotency_key, request_hash)
     SELECT $1, maker_id, 'CONFIRMED', 1250000, 0, 100000, 1350000, 540000, 810000, 'Asha Rao', '', '14, 3rd Cross',
            'Bengaluru', 'Karnataka', '560003', 'India', 'bench-documents', '' FROM designs ORDER BY id DESC LIMIT 1
     RETURNING id::int`,
    [buyer.id],
  );
  const orderId = rows[0]?.id ?? 0;
  await client.query(
    `INSERT INTO documents (order_id, name, kind, series, year, serial, issued_at, snapshot)
     VALUES ($1, 'invoice', 'INVOICE', 'I', 2026, 1, now(), $2)`,
    [orderId, JSON.stringify(snapshot)],
  );
  const draw = async () => {
    const answer = await fetch(`${ours.url}/api/order/${orderId}/documents/invoice.pdf`, {
      headers: { cookie: buyer.cookie },
    });
    if (!answer.ok) throw new Error(`The invoice was refused: ${await answer.text()}`);
    return (await answer.arrayBuffer()).byteLength;
  };
  for (let warming = 0; warming < 5; warming++) await draw();
  const before = { node: cpuOf(ours.pid), database: cpuOfFamily(postmaster) };
  const waits: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    bytes = await draw();
    waits.push(performance.now() - start);
  }
  const node = ((cpuOf(ours.pid) - before.node) * 1000) / rounds;
  const database = ((cpuOfFamily(postmaster) - before.database) * 1000) / rounds;
  const median = waits.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  const cpu = node + database;
  process.stdout.write(
    `Invoice as a PDF of ${(bytes / 1024).toFixed(0)} kB: CPU ${cpu.toFixed(1)} ms, node ${node.toFixed(1)}, database ${database.toFixed(1)} (gate ${gate}: ${cpu <= gate ? 'met' : 'MISSED'}); half within ${median.toFixed(0)} ms\n`,
  );
}

const item = (title: string) => ({ title, hsn: '6204', quantity: 1, pricePaise: 400_000 });
const at = '2026-11-02T14:14:00Z';
const snapshot: DocumentSnapshot = {
  order: { number: 'TB-2026-000123', createdAt: at },
  seller: { name: 'Meher Ansari', city: 'Varanasi' },
  buyer: {
    name: 'अनन्या अय्यर',
    address: '14, 3rd Cross',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560003',
    country: 'India',
  },
  items: [item('Gulnaar katan silk saree'), item('শাড়ি'), item('பட்டுப் புடவை')],
  totals: {
    subtotalPaise: 1_250_000,
    shippingPaise: 0,
    taxPaise: 100_000,
    taxPercent: 8,
    totalPaise: 1_350_000,
  },
  payments: [
    { purpose: 'ADVANCE', amountPaise: 540_000, paidAt: at, paymentId: 'pay_Q1w2e3r4t5y6u7' },
    { purpose: 'FINAL', amountPaise: 810_000, paidAt: at, paymentId: 'pay_Z1w2e3r4t5y6u7' },
  ],
  refunds: [],
  amountPaise: 1_350_000,
  against: null,
};
