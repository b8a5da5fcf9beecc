import type { ChangeState, PlanStepState } from '#contracts/plans/plans.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export const insertPlan = prepared<object, [orderId: number, freeChanges: number, now: Date]>(
  'plans.insert',
  'insert into order_plans (order_id, free_changes, created_at, updated_at) values ($1, $2, $3, $3)',
);

export const countVersion = prepared<object, [orderId: number, now: Date]>(
  'plans.count-version',
  'update order_plans set version = version + 1, updated_at = $2 where order_id = $1',
);

interface WrittenStep {
  orderId: number;
  position: number;
  kind: string;
  name: string;
  days: number;
  needsApproval: boolean;
  isFinished: boolean;
  leadsTo: string | null;
}

export const insertStep = prepared<{ id: number }, { [Name in keyof WrittenStep]: WrittenStep[Name] }>(
  'plans.insert-step',
  `insert into plan_steps (order_id, position, kind, name, days, needs_approval, is_finished, leads_to)
   values ($orderId, $position, $kind, $name, $days, $needsApproval, $isFinished, $leadsTo) returning id`,
);

export const updateStep = prepared<
  object,
  { [Name in keyof WrittenStep]: WrittenStep[Name] } & { stepId: number }
>(
  'plans.update-step',
  `update plan_steps set position = $position, kind = $kind, name = $name, days = $days,
          needs_approval = $needsApproval, is_finished = $isFinished, leads_to = $leadsTo
    where id = $stepId and order_id = $orderId`,
);

export const setFinishBefore = prepared<object, [stepId: number, ids: string]>(
  'plans.set-finish-before',
  'update plan_steps set finish_before = $2::jsonb where id = $1',
);

/** Removes the steps of an order that are not among those to keep. */
export const deleteSteps = prepared<object, [orderId: number, keep: readonly number[]]>(
  'plans.delete-steps',
  'delete from plan_steps where order_id = $1 and id <> all($2::bigint[])',
);

interface StepState {
  stepId: number;
  state: PlanStepState;
  days: number;
  submission: number;
  note: string;
  closedAt: Date | null;
  waitsSince: Date | null;
  silentAt: Date | null;
  approvedAt: Date | null;
  approvedBy: string | null;
}

export const setStepState = prepared<object, { [Name in keyof StepState]: StepState[Name] }>(
  'plans.set-step-state',
  `update plan_steps set state = $state, days = $days, submission = $submission, note = $note, closed_at = $closedAt,
          waits_since = $waitsSince, silent_at = $silentAt, reminded = 0, approved_at = $approvedAt,
          approved_by = $approvedBy
    where id = $stepId`,
);

export const setStepPlace = prepared<object, [stepId: number, startOn: string | null, who: string]>(
  'plans.set-step-place',
  'update plan_steps set start_on = $2, assigned_to = $3 where id = $1',
);

export const setReminded = prepared<object, [stepId: number, reminded: number]>(
  'plans.set-reminded',
  'update plan_steps set reminded = $2 where id = $1',
);

interface NewMove {
  stepId: number;
  act: string;
  actor: string;
  actorId: number | null;
  from: PlanStepState;
  to: PlanStepState;
  submission: number;
  idempotencyKey: string | null;
  requestHash: string | null;
  now: Date;
}

export const insertMove = prepared<{ id: number }, { [Name in keyof NewMove]: NewMove[Name] }>(
  'plans.insert-move',
  `insert into plan_moves (step_id, act, actor, actor_id, from_state, to_state, submission, idempotency_key,
     request_hash, created_at)
   values ($stepId, $act, $actor, $actorId, $from, $to, $submission, $idempotencyKey, $requestHash, $now) returning id`,
);

export const insertStepPicture = prepared<
  object,
  { stepId: number; submission: number; position: number; mediaId: number; hash: string }
>(
  'plans.insert-step-picture',
  `insert into plan_step_pictures (step_id, submission, position, media_id, hash)
   values ($stepId, $submission, $position, $mediaId, $hash)`,
);

interface NewChange {
  stepId: number;
  submission: number;
  state: ChangeState;
  words: string;
  now: Date;
}

export const insertChange = prepared<{ id: number }, { [Name in keyof NewChange]: NewChange[Name] }>(
  'plans.insert-change',
  `insert into plan_changes (step_id, submission, state, words, created_at)
   values ($stepId, $submission, $state, $words, $now) returning id`,
);

export const insertChangePicture = prepared<object, [changeId: number, position: number, mediaId: number]>(
  'plans.insert-change-picture',
  'insert into plan_change_pictures (change_id, position, media_id) values ($1, $2, $3)',
);

export const setChange = prepared<object, [changeId: number, state: string, refusal: string]>(
  'plans.set-change',
  'update plan_changes set state = $2, refusal = $3 where id = $1',
);

interface Price {
  changeId: number;
  pricePaise: number;
  days: number;
  words: string;
  now: Date;
}

export const setChangePrice = prepared<object, { [Name in keyof Price]: Price[Name] }>(
  'plans.set-change-price',
  `update plan_changes set state = 'PRICED', price_paise = $pricePaise, price_days = $days, price_words = $words,
          priced_at = $now where id = $changeId`,
);
