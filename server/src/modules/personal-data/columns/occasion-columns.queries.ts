import type { TableDecision } from './table-decision.ts';

const own = 'select id from occasions where organiser_id = $1';
const ofOwn = `t.occasion_id in (${own})`;

/** Occasions of an organiser. People named in them have no account and no rows of their own. */
export const occasionColumns: Record<string, TableDecision> = {
  occasions: {
    files: { occasions: 't.organiser_id = $1' },
    personal: 'id organiser_id title day city delivery created_at archived_at',
    withheld: 'idempotency_key request_hash',
    leaving: 'removed',
  },
  occasion_guests: {
    files: { 'occasion-guests': ofOwn },
    personal: 'id occasion_id name naap_person_id note created_at',
    withheld: 'idempotency_key request_hash',
    leaving: 'removed',
  },
  occasion_orders: {
    files: { 'occasion-orders': ofOwn },
    personal: 'order_id occasion_id guest_id',
    leaving: 'removed',
  },
  occasion_shares: {
    files: {
      'occasion-shares': `t.order_id in (select order_id from occasion_orders where occasion_id in (${own}))`,
    },
    personal: 'id order_id purpose created_at expires_at ended_at opened_at payer_name proved_at told_at',
    withheld: 'token_hash',
    leaving: 'removed',
  },
};
