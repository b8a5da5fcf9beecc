import type { TableDecision } from './table-decision.ts';

const ownOrders = 'select id from orders where buyer_id = $1 or maker_id = $1';
const ofOwnOrder = `t.order_id in (${ownOrders})`;
const ofOwnPerson = 't.person_id in (select id from naap_people where owner_id = $1)';
const ofOwnPayment = `t.payment_id in (select id from payments where order_id in (${ownOrders}))`;

/** The buyer's acts on an unpaid order, whose text the maker does not see. */
const byBuyerOfNeverPaid = `t.actor = 'BUYER' and t.order_id in (select id from orders where maker_id = $1 and confirmed_at is null)`;

/** Orders of either side, their making and their payments. */
export const orderColumns: Record<string, TableDecision> = {
  orders: {
    files: {
      'orders-bought': 't.buyer_id = $1',
      'orders-sold': 't.maker_id = $1 and t.confirmed_at is not null',
      // As on the pages: the maker sees the buyer's contact details only once the advance is paid.
      'orders-never-paid': {
        rows: 't.maker_id = $1 and t.confirmed_at is null',
        without:
          'shipping_name shipping_phone shipping_address shipping_city shipping_state shipping_pincode shipping_country special_instructions function_on',
      },
    },
    personal:
      'id buyer_id maker_id status subtotal_paise shipping_paise tax_paise tax_percent total_paise advance_paise final_paise kept_paise shipping_name shipping_phone shipping_address shipping_city shipping_state shipping_pincode shipping_country special_instructions measuring making_days transit_days days_off kept_shares created_at updated_at pay_until confirmed_at final_due_at shipping_carrier tracking_number parcel_expected_on asked_to_cancel function_on swatch_of credited_order_id',
    withheld: 'idempotency_key request_hash',
    impersonal: 'final_reminded late_told_of arrival_reminded arrival_reminded_on',
    leaving: 'for the books',
  },
  idle_orders: { impersonal: 'order_id reason since' },
  order_items: {
    files: { 'order-items': ofOwnOrder },
    personal: 'id order_id design_id title maker_name picture_key price_paise quantity size',
    leaving: 'for the books',
  },
  order_lines: {
    files: { 'order-lines': ofOwnOrder },
    personal: 'order_id position item kind label detail unit_paise quantity days',
    leaving: 'for the books',
  },
  order_answers: {
    files: {
      'order-answers':
        't.order_id in (select id from orders where buyer_id = $1 or (maker_id = $1 and confirmed_at is not null))',
    },
    personal: 'order_id item position question kind text media_id',
    leaving: 'for the books',
  },
  order_history: {
    files: { 'order-history': `${ofOwnOrder} and not (${byBuyerOfNeverPaid})` },
    personal: 'id order_id actor from_status to_status note created_at',
    withheld: 'actor_id idempotency_key',
    leaving: 'nameless',
  },
  order_updates: {
    files: { 'order-updates': ofOwnOrder },
    personal: 'id order_id author_id status note created_at',
    impersonal: 'idempotency_key',
    leaving: 'nameless',
  },
  order_update_pictures: {
    files: {
      'order-update-pictures': 't.update_id in (select id from order_updates where author_id = $1)',
    },
    personal: 'update_id position media_id',
    leaving: 'nameless',
  },
  order_family_links: {
    files: { 'order-family-links': 't.order_id in (select id from orders where buyer_id = $1)' },
    personal: 'id order_id with_photographs created_at expires_at',
    withheld: 'token_hash',
    leaving: 'removed',
  },
  order_notes: {
    // Internal notes belong to the desk; texts to the buyer have already reached them.
    withheld: 'id order_id author_id kind words idempotency_key created_at',
    leaving: 'for the books',
  },
  cancellation_requests: {
    files: { 'cancellation-requests': ofOwnOrder },
    personal:
      'id order_id status stage most_kept_paise refund_paise reason asked_at answer_by answered_by answer ended_at kept_paise',
    withheld: 'answered_by_id idempotency_key answer_key desk_agrees desk_keep_paise desk_words',
    leaving: 'nameless',
  },
  order_promises: {
    files: { 'proposed-days': ofOwnOrder },
    personal: 'id order_id state promised_on instead_of reason proposed_at answer_by ended_at',
    withheld: 'idempotency_key',
    leaving: 'nameless',
  },
  payments: {
    files: { payments: ofOwnOrder },
    personal:
      'id order_id maker_id buyer_id purpose status expected_paise captured_paise receipt razorpay_order_id razorpay_payment_id created_at opened_at authorized_at captured_at',
    impersonal: 'check_after checks',
    leaving: 'nameless',
  },
  // A copy of numbers, names and titles; the names follow the accounts.
  order_words: { withheld: 'order_id maker_id buyer_id sold_words bought_words', leaving: 'nameless' },
  renamed_people: { withheld: 'id user_id reached', leaving: 'nameless' },
  payment_attempts: {
    files: { 'payment-attempts': ofOwnPayment },
    personal:
      'payment_id razorpay_payment_id status amount_paise refunded_paise method reason created_at updated_at',
    leaving: 'nameless',
  },
  payment_disputes: {
    files: { 'payment-disputes': ofOwnPayment },
    personal:
      'id payment_id razorpay_payment_id razorpay_dispute_id amount_paise phase reason_code status respond_by created_at updated_at ended_at',
    leaving: 'nameless',
  },
  refunds: {
    files: { refunds: ofOwnPayment },
    personal:
      'id payment_id maker_id razorpay_payment_id amount_paise cause reason razorpay_refund_id status created_at updated_at processed_at',
    withheld: 'idempotency_key provider_key',
    impersonal: 'failures',
    leaving: 'nameless',
  },
  // Webhooks of the provider, stored for thirty days; they contain the payer's email and phone.
  webhook_events: {
    withheld: 'body body_sha256',
    impersonal: 'id event_id received_at processed_at given_up_at tries failure',
    leaving: 'nameless',
  },
  provider_cursors: { impersonal: 'name reached' },
  documents: {
    files: { documents: ofOwnOrder },
    personal: 'id order_id name kind series year serial issued_at snapshot',
    leaving: 'for the books',
  },
  book_audits: { impersonal: 'id day since until reached reached_order worked_at finished_at' },
  book_differences: { impersonal: 'id audit_id kind subject reference order_id ours theirs' },
  document_counters: { impersonal: 'series year last last_at' },
  measurements: {
    files: { measurements: 't.owner_id = $1' },
    personal:
      'id order_id owner_id garment version unit lengths person measured_by measured_on notes taken_from signed_at likes recorded_by created_at',
    impersonal: 'idempotency_key',
    // Copies that an order froze from the buyer's naap book stay with the order.
    leaving: 'nameless',
  },
  naap_people: {
    files: { 'naap-people': 't.owner_id = $1' },
    personal: 'id owner_id name relation body birth_year unit created_at removed_at',
    impersonal: 'idempotency_key',
    leaving: 'removed',
  },
  naap_versions: {
    files: { 'naap-versions': ofOwnPerson },
    personal:
      'id person_id garment version values source measured_by measured_on reason preferences notes confirmed_on confirmed_by measurement_id order_id maker_id created_at',
    impersonal: 'is_newest idempotency_key',
    leaving: 'removed',
  },
  naap_overlays: {
    files: { 'naap-overlays': ofOwnPerson },
    personal: 'id person_id garment name differences created_at',
    impersonal: 'idempotency_key',
    leaving: 'removed',
  },
  naap_preferences: {
    files: { 'naap-preferences': ofOwnPerson },
    personal: 'id person_id garment part tenths order_id created_at',
    leaving: 'removed',
  },
  naap_shares: {
    files: { 'naap-shares': ofOwnPerson },
    personal:
      'id order_id person_id garment version_id overlay_id overlay_name differences shared_at revoked_at frozen_at measurement_id',
    impersonal: 'idempotency_key',
    leaving: 'removed',
  },
  naap_standing_yes: {
    files: { 'naap-standing-yes': ofOwnPerson },
    personal: 'id order_id person_id given_at ended_at',
    leaving: 'removed',
  },
  naap_readings: {
    files: { 'naap-readings': 't.owner_id = $1' },
    personal: 'id owner_id share_id reader_id day',
    leaving: 'removed',
  },
  meetings: {
    files: { meetings: 't.buyer_id = $1 or t.maker_id = $1' },
    personal: 'id order_id buyer_id maker_id type status scheduled_at notes address created_at updated_at',
    impersonal: 'revision reminded_at',
    leaving: 'nameless',
  },
};
