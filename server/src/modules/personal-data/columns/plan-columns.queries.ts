import type { TableDecision } from './table-decision.ts';

const ownOrders = 'select o.id from orders o where $1 in (o.buyer_id, o.maker_id)';
const ownSteps = `select s.id from plan_steps s where s.order_id in (${ownOrders})`;
const ownChanges = `select c.id from plan_changes c where c.step_id in (${ownSteps})`;

/** What the two sides of an order planned, showed and asked for while it was made. */
export const planColumns: Record<string, TableDecision> = {
  order_plans: {
    files: { plans: `t.order_id in (${ownOrders})` },
    personal: 'order_id version free_changes created_at updated_at',
    leaving: 'nameless',
  },
  plan_steps: {
    files: { 'plan-steps': `t.order_id in (${ownOrders})` },
    personal:
      'id order_id position kind name days needs_approval is_finished leads_to finish_before state submission note closed_at waits_since silent_at reminded approved_at approved_by start_on',
    withheld: 'assigned_to',
    leaving: 'nameless',
  },
  plan_step_pictures: {
    files: { 'plan-pictures': `t.step_id in (${ownSteps})` },
    personal: 'step_id submission position media_id hash',
    leaving: 'nameless',
  },
  plan_changes: {
    files: { 'plan-changes': `t.step_id in (${ownSteps})` },
    personal:
      'id step_id submission state words price_paise price_days price_words priced_at refusal created_at',
    leaving: 'nameless',
  },
  plan_change_pictures: {
    files: { 'plan-change-pictures': `t.change_id in (${ownChanges})` },
    personal: 'change_id position media_id',
    leaving: 'removed',
  },
  plan_moves: {
    files: { 'plan-moves': `t.step_id in (${ownSteps})` },
    personal: 'id step_id act actor from_state to_state submission created_at',
    withheld: 'actor_id idempotency_key request_hash',
    leaving: 'nameless',
  },
  workshop_feeds: {
    files: { 'workshop-feed': 't.maker_id = $1' },
    personal: 'maker_id created_at',
    withheld: 'token_hash',
    leaving: 'removed',
  },
};
