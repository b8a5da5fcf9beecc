import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { ChangeState, PlanStepState, StepAct, StepActor } from '#contracts/plans/plans.states.ts';
import type { StepKind } from '#contracts/plans/step-kinds.ts';
import type { LeadableStatus } from '#contracts/plans/templates.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface PlannedOrderRow {
  id: number;
  buyerId: number;
  makerId: number;
  status: OrderStatus;
  makingDays: number;
  subtotalPaise: number;
  shippingPaise: number;
  taxPercent: number;
  advancePaise: number;
  finalPaise: number;
  /** Nobody was asked for the final payment, and its payment window was never opened. */
  isFinalUntouched: boolean;
  /** An item of the order is one piece. */
  hasOnePiece: boolean;
  /** Nothing is made for a swatch. */
  isSwatch: boolean;
}

export const plannedOrder = prepared<PlannedOrderRow, [orderId: number]>(
  'plans.order',
  `select o.id, o.buyer_id as "buyerId", o.maker_id as "makerId", o.status, o.making_days as "makingDays",
          o.subtotal_paise as "subtotalPaise", o.shipping_paise as "shippingPaise", o.tax_percent as "taxPercent",
          o.advance_paise as "advancePaise", o.final_paise as "finalPaise",
          o.final_due_at is null and exists (
            select from payments p where p.order_id = o.id and p.purpose = 'FINAL' and p.status = 'CREATED'
               and p.razorpay_order_id is null) as "isFinalUntouched",
          exists (select from order_items i where i.order_id = o.id and i.quantity = 1) as "hasOnePiece",
          o.swatch_of is not null as "isSwatch"
     from orders o where o.id = $1`,
);

export interface PlanRow {
  orderId: number;
  version: number;
  freeChanges: number;
}

export const planOfOrder = prepared<PlanRow, [orderId: number]>(
  'plans.of-order',
  `select order_id as "orderId", version, free_changes as "freeChanges" from order_plans where order_id = $1`,
);

export interface StepRow {
  id: number;
  kind: StepKind;
  name: string;
  days: number;
  needsApproval: boolean;
  isFinished: boolean;
  leadsTo: LeadableStatus | null;
  finishBefore: number[];
  state: PlanStepState;
  submission: number;
  note: string;
  closedAt: Date | null;
  waitsSince: Date | null;
  silentAt: Date | null;
  reminded: number;
  approvedAt: Date | null;
  approvedBy: 'BUYER' | 'CLOCK' | null;
  /** YYYY-MM-DD in IST; null for as early as possible. */
  startOn: string | null;
}

/** In order. */
export const stepsOfOrder = prepared<StepRow, [orderId: number]>(
  'plans.steps',
  `select id, kind, name, days, needs_approval as "needsApproval", is_finished as "isFinished", leads_to as "leadsTo",
          finish_before as "finishBefore", state, submission, note, closed_at as "closedAt",
          waits_since as "waitsSince", silent_at as "silentAt", reminded, approved_at as "approvedAt",
          approved_by as "approvedBy", start_on::text as "startOn"
     from plan_steps where order_id = $1 order by position, id`,
);

interface PictureColumns {
  key: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  status: 'STORED' | 'READY' | 'FAILED';
}

export interface StepPictureRow extends PictureColumns {
  stepId: number;
  submission: number;
  hash: string;
}

/** The photographs of the present submissions. */
export const stepPictures = prepared<StepPictureRow, [orderId: number]>(
  'plans.step-pictures',
  `select p.step_id as "stepId", p.submission, p.hash, f.key, f.width, f.height, f.placeholder, f.status
     from plan_step_pictures p join plan_steps s on s.id = p.step_id and s.submission = p.submission
     join media f on f.id = p.media_id
    where s.order_id = $1 order by p.step_id, p.position`,
);

export interface ChangeRow {
  id: number;
  stepId: number;
  submission: number;
  state: ChangeState;
  words: string;
  pricePaise: number | null;
  priceDays: number | null;
  priceWords: string;
  pricedAt: Date | null;
  refusal: string;
  at: Date;
}

export const changesOfOrder = prepared<ChangeRow, [orderId: number]>(
  'plans.changes',
  `select c.id, c.step_id as "stepId", c.submission, c.state, c.words, c.price_paise as "pricePaise",
          c.price_days as "priceDays", c.price_words as "priceWords", c.priced_at as "pricedAt", c.refusal,
          c.created_at as "at"
     from plan_changes c join plan_steps s on s.id = c.step_id where s.order_id = $1 order by c.id`,
);

export const changePictures = prepared<PictureColumns & { changeId: number }, [orderId: number]>(
  'plans.change-pictures',
  `select p.change_id as "changeId", f.key, f.width, f.height, f.placeholder, f.status
     from plan_change_pictures p join plan_changes c on c.id = p.change_id join plan_steps s on s.id = c.step_id
     join media f on f.id = p.media_id
    where s.order_id = $1 order by p.change_id, p.position`,
);

export interface MoveRow {
  id: number;
  stepId: number;
  act: StepAct;
  by: StepActor;
  submission: number;
  at: Date;
}

export const movesOfOrder = prepared<MoveRow, [orderId: number]>(
  'plans.moves',
  `select m.id, m.step_id as "stepId", m.act, m.actor as "by", m.submission, m.created_at as "at"
     from plan_moves m join plan_steps s on s.id = m.step_id where s.order_id = $1 order by m.id`,
);

/** The first move of an order's step with an idempotency key. */
export const moveWithKey = prepared<{ requestHash: string | null }, [stepId: number, key: string]>(
  'plans.move-with-key',
  'select request_hash as "requestHash" from plan_moves where step_id = $1 and idempotency_key = $2',
);

/** What a template is chosen by, and the changes that the quote of the order leaves free. */
export const subjectOfPlan = prepared<
  { title: string; category: string | null; freeChanges: number | null },
  [orderId: number]
>(
  'plans.subject',
  `select i.title, d.category,
          (select r.free_changes from quotes q join quote_revisions r on r.quote_id = q.id and r.number = q.accepted_revision
            where q.order_id = i.order_id) as "freeChanges"
     from order_items i left join designs d on d.id = i.design_id where i.order_id = $1 order by i.id`,
);

/** Orders in the making with a step whose silence has ended, or for which a reminder may be due. */
export const silentOrders = prepared<{ orderId: number }, [now: Date]>(
  'plans.silent-orders',
  `select distinct s.order_id as "orderId" from plan_steps s join orders o on o.id = s.order_id
    where s.silent_at is not null and (s.silent_at <= $1::timestamptz
            or s.reminded < 2 and s.waits_since < $1::timestamptz - interval '20 hours')
      and o.status not in ('PENDING','SHIPPED','DELIVERED','CANCELLED')
    order by s.order_id limit 500`,
);
