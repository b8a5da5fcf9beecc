import type { TableDecision } from './table-decision.ts';

const sold = 'select id from orders where maker_id = $1';
const ofOwnHandOver = `t.hand_over_id in (select id from hand_overs where order_id in (${sold}))`;

/**
 * Pieces that a maker named and handed to hands. Names and numbers of hands are emptied a year after the work ended, and
 * go with the account of the maker. A hand with an account downloads the work that was handed to it; when the account is
 * deleted, its name, its words and its credits go, and the rows stay with the maker.
 */
export const handColumns: Record<string, TableDecision> = {
  piece_plans: {
    files: { 'piece-plans': `t.order_id in (${sold})` },
    personal: 'order_id version together updated_at',
    leaving: 'removed',
  },
  order_pieces: {
    files: { 'order-pieces': `t.order_id in (${sold})` },
    personal: 'id order_id position name item',
    leaving: 'removed',
  },
  hand_overs: {
    files: {
      'hand-overs': `t.order_id in (${sold})`,
      'handed-work': { rows: 't.account_id = $1', without: 'order_id piece_id design_id' },
    },
    personal:
      'id order_id piece_id design_id account_id kind state version name phone rate_paise due words answer credit credit_name brought_back_at ended_at created_at updated_at',
    withheld: 'idempotency_key request_hash',
    beside: { piece: '(select p.name from order_pieces p where p.id = t.piece_id)' },
    leaving: 'removed',
  },
  hand_links: {
    files: { 'hand-links': ofOwnHandOver },
    personal: 'id hand_over_id kind created_at expires_at ended_at',
    withheld: 'token_hash',
    leaving: 'removed',
  },
  hand_pictures: {
    files: { 'hand-pictures': ofOwnHandOver },
    personal: 'hand_over_id side position media_id',
    leaving: 'removed',
  },
};
