import type { TableDecision } from './table-decision.ts';

const ownOrders = 'select o.id from orders o where $1 in (o.buyer_id, o.maker_id)';
const ofOwnOrder = `t.order_id in (${ownOrders})`;

/** The buyer's own cloth of an order, for both of its sides. */
export const clothColumns: Record<string, TableDecision> = {
  order_cloth: {
    files: { cloth: ofOwnOrder },
    personal: 'order_id asked_by state version quote_id due_at leftover leftover_way created_at updated_at',
    leaving: 'nameless',
  },
  cloth_receipts: {
    files: { 'cloth-receipts': ofOwnOrder },
    personal: 'id order_id length width condition missing words by_daylight created_at',
    leaving: 'nameless',
  },
  cloth_pictures: {
    files: {
      'cloth-pictures': `t.receipt_id in (select r.id from cloth_receipts r where r.order_id in (${ownOrders}))`,
    },
    personal: 'receipt_id position media_id',
    leaving: 'removed',
  },
  cloth_history: {
    files: { 'cloth-history': ofOwnOrder },
    personal: 'id order_id act actor from_state to_state note created_at',
    withheld: 'actor_id',
    leaving: 'nameless',
  },
};
