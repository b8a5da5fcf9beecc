import type { Database, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** The values of an order's rows, chosen by the caller. */
export interface BareOrder {
  buyerId: number;
  makerId: number;
  designId: number;
  key: string;
}

const insertOrder = prepared<{ id: number }, [buyerId: number, makerId: number, key: string]>(
  'floor.insert-order',
  `insert into orders (buyer_id, maker_id, subtotal_paise, shipping_paise, tax_paise, total_paise, advance_paise,
     final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
     shipping_country, special_instructions, idempotency_key, request_hash)
   values ($1, $2, 1000000, 0, 80000, 1080000, 432000, 648000, 'Asha Rao', '', '14, 3rd Cross, Malleshwaram',
           'Bengaluru', 'Karnataka', '560003', 'India', '', $3, $3) returning id`,
);
const insertItem = prepared<object, [orderId: number, designId: number]>(
  'floor.insert-item',
  `insert into order_items (order_id, design_id, title, maker_name, picture_key, price_paise, quantity)
   values ($1, $2, 'Ajrakh stole', 'Meera Das', 'a-picture', 1000000, 1)`,
);
const insertHistory = prepared<object, [orderId: number, buyerId: number]>(
  'floor.insert-history',
  `insert into order_history (order_id, actor_id, actor, to_status) values ($1, $2, 'BUYER', 'PENDING')`,
);
const insertPayment = prepared<object, [orderId: number]>(
  'floor.insert-payment',
  `insert into payments (order_id, purpose, expected_paise, receipt) values ($1, 'ADVANCE', 432000, $1::bigint::text || '-I')`,
);

/** The four rows of an order in one transaction, without checks. */
export function writeBareOrder(db: Database, order: BareOrder): Promise<number> {
  return inTransaction(db, async (tx: Transaction) => {
    const [row] = await insertOrder(tx, [order.buyerId, order.makerId, order.key]);
    const id = row?.id ?? 0;
    await insertItem(tx, [id, order.designId]);
    await insertHistory(tx, [id, order.buyerId]);
    await insertPayment(tx, [id]);
    return id;
  });
}
