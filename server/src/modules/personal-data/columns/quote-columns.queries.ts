import type { TableDecision } from './table-decision.ts';

/** A buyer's quotes are those that were offered to them. */
const ownQuotes = 'select id from quotes where maker_id = $1 or (buyer_id = $1 and valid_until is not null)';
const ofOwnQuote = `t.quote_id in (${ownQuotes})`;

const ownBriefs = 't.brief_id in (select id from briefs where owner_id = $1)';

/** Offers between a maker and a buyer. */
export const quoteColumns: Record<string, TableDecision> = {
  quotes: {
    files: { quotes: `t.id in (${ownQuotes})` },
    personal:
      'id maker_id buyer_id enquiry_id brief_id chosen_at design_id state version revision accepted_revision valid_until reminded_at order_id created_at updated_at',
    withheld: 'idempotency_key request_hash',
    beside: {
      with: '(select u.name from users u where u.id = case when t.maker_id = $1 then t.buyer_id else t.maker_id end)',
    },
    leaving: 'nameless',
  },
  briefs: {
    files: { briefs: 't.owner_id = $1' },
    personal:
      'id owner_id state garment title words fabric budget_from_paise budget_to_paise needed_by pincode wearer for_name ends_at reminded_at created_at updated_at',
    withheld: 'idempotency_key request_hash latitude longitude tile',
    leaving: 'removed',
  },
  brief_pictures: {
    files: { 'brief-pictures': ownBriefs },
    personal: 'brief_id position media_id',
    leaving: 'removed',
  },
  quote_revisions: {
    files: { 'quote-revisions': ofOwnQuote },
    personal:
      'quote_id number title words included lines measuring days function_on free_changes valid_days valid_until total_paise advance_paise created_at',
    leaving: 'nameless',
  },
  quote_pictures: {
    files: { 'quote-pictures': ofOwnQuote },
    personal: 'quote_id revision position media_id',
    leaving: 'nameless',
  },
  quote_history: {
    files: { 'quote-history': ofOwnQuote },
    personal: 'id quote_id act actor from_state to_state revision note price_paise created_at',
    withheld: 'actor_id',
    leaving: 'nameless',
  },
  quote_links: {
    files: { 'quote-links': 't.quote_id in (select id from quotes where buyer_id = $1)' },
    personal: 'id quote_id created_at expires_at',
    withheld: 'token_hash',
    leaving: 'removed',
  },
};
