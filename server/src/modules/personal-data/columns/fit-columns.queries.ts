import type { TableDecision } from './table-decision.ts';

const ownClaims =
  'select c.id from fit_claims c join orders o on o.id = c.order_id where $1 in (o.buyer_id, o.maker_id)';
const ofOwnClaim = `t.claim_id in (${ownClaims})`;

/** What the two sides of an order say of its fit. */
export const fitColumns: Record<string, TableDecision> = {
  fit_claims: {
    files: { 'fit-claims': `t.id in (${ownClaims})` },
    personal:
      'id order_id garment unit state version words measured_by measurement_id size sewn_words cause decided decided_by decided_at decided_words is_desk_decided days quote_id due_at remembered_at created_at updated_at',
    withheld: 'idempotency_key request_hash',
    leaving: 'nameless',
  },
  fit_zones: {
    files: { 'fit-zones': ofOwnClaim },
    personal: 'claim_id part position direction amount words frozen frozen_of signed remeasured sewn ease',
    leaving: 'nameless',
  },
  fit_pictures: {
    files: { 'fit-pictures': ofOwnClaim },
    personal: 'claim_id kind position media_id',
    leaving: 'removed',
  },
  fit_history: {
    files: { 'fit-history': ofOwnClaim },
    personal: 'id claim_id act actor from_state to_state note created_at',
    withheld: 'actor_id',
    leaving: 'nameless',
  },
};
