import { toRupees } from '#contracts/money/money.ts';
import type { ApprovedStep, Plan, PlanSide, PlanStep, StepChange } from '#contracts/plans/plans.fields.ts';
import { isFreeChange, isInMaking, refuseClosing, remainingDays } from '#contracts/plans/plans.rules.ts';
import type { StepAct } from '#contracts/plans/plans.states.ts';
import { chargesWith } from '#server/modules/orders/public.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { presentAttached } from '#server/platform/media/present-picture.ts';
import { mayAct, refusePrice, usedChanges } from './plans.policy.ts';
import type {
  ChangeRow,
  changePictures,
  MoveRow,
  PlannedOrderRow,
  PlanRow,
  StepPictureRow,
  StepRow,
} from './plans.queries.ts';

type ChangePictureRow = Awaited<ReturnType<typeof changePictures>>[number];

interface LoadedPlan {
  order: PlannedOrderRow;
  plan: PlanRow;
  steps: readonly StepRow[];
  pictures: readonly StepPictureRow[];
  changes: readonly ChangeRow[];
  changePictures: readonly ChangePictureRow[];
  moves: readonly MoveRow[];
}

interface Reader {
  role: PlanSide;
  mediaUrl: string;
}

export function presentPlan(loaded: LoadedPlan, reader: Reader): Plan {
  const { order, plan, steps, changes, moves } = loaded;
  const used = usedChanges(changes);
  return {
    orderId: order.id,
    version: plan.version,
    role: reader.role,
    status: order.status,
    freeChanges: plan.freeChanges,
    usedChanges: used,
    isNextFree: isFreeChange(used, plan.freeChanges),
    remainingDays: remainingDays(steps),
    steps: steps.map((step) => presentStep(loaded, step, reader)),
    history: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
    can: { edit: reader.role === 'MAKER' && isInMaking(order.status) },
  };
}

function presentStep(loaded: LoadedPlan, step: StepRow, reader: Reader): PlanStep {
  const { order, steps, pictures, changes } = loaded;
  const can = (act: StepAct, by: 'BUYER' | 'MAKER') =>
    reader.role === by && mayAct(order.status, step, act, by);
  const isOpen = can('FINISH', 'MAKER');
  const waits = isOpen ? refuseClosing(step, steps) : null;
  const noPrice = can('PRICE', 'MAKER') || can('ACCEPT', 'BUYER') ? refusePrice(order) : null;
  const { id, kind, name, days, needsApproval, isFinished, leadsTo, finishBefore, state, submission, note } =
    step;
  return {
    ...{ id, kind, name, days, needsApproval, isFinished, leadsTo, finishBefore, state, submission, note },
    pictures: pictures
      .filter(({ stepId }) => stepId === id)
      .map((picture) => presentAttached(picture, reader.mediaUrl)),
    closedAt: step.closedAt?.toISOString() ?? null,
    silentAt: isInMaking(order.status) ? (step.silentAt?.toISOString() ?? null) : null,
    approved: approvalOf(step),
    changes: changes
      .filter(({ stepId }) => stepId === id)
      .map((change) => presentChange(loaded, change, reader.mediaUrl)),
    can: {
      close: isOpen && waits === null,
      approve: can('APPROVE', 'BUYER'),
      askChange: can('ASK_CHANGE', 'BUYER'),
      takeFree: can('TAKE_FREE', 'MAKER'),
      price: can('PRICE', 'MAKER') && noPrice === null,
      refuse: can('REFUSE', 'MAKER'),
      accept: can('ACCEPT', 'BUYER') && noPrice === null,
      decline: can('DECLINE', 'BUYER'),
      withdraw: can('WITHDRAW', 'BUYER'),
    },
    whyNotClose: withMessage(waits),
    whyNoPrice: withMessage(noPrice),
  };
}

function presentChange(
  { order, changePictures }: LoadedPlan,
  change: ChangeRow,
  mediaUrl: string,
): StepChange {
  const { id, submission, state, words, refusal, at } = change;
  return {
    ...{ id, submission, state, words, refusal, at: at.toISOString() },
    pictures: changePictures
      .filter(({ changeId }) => changeId === id)
      .map((picture) => presentAttached(picture, mediaUrl)),
    price: priceOf(order, change),
  };
}

function priceOf(order: PlannedOrderRow, change: ChangeRow): StepChange['price'] {
  const { pricePaise, priceDays, priceWords, pricedAt, state } = change;
  if (pricePaise === null || priceDays === null || pricedAt === null) return null;
  // Of an accepted card the order contains the price already.
  const [before, after] =
    state === 'ACCEPTED'
      ? [chargesWith(order, -pricePaise), chargesWith(order, 0)]
      : [chargesWith(order, 0), chargesWith(order, pricePaise)];
  const isOpen = state === 'PRICED';
  return {
    price: toRupees(pricePaise),
    withTax: toRupees(after.totalPaise - before.totalPaise),
    days: priceDays,
    words: priceWords,
    at: pricedAt.toISOString(),
    newTotal: isOpen ? toRupees(after.totalPaise) : null,
    newFinal: isOpen ? toRupees(after.finalPaise) : null,
  };
}

function approvalOf({ approvedAt, approvedBy }: StepRow): PlanStep['approved'] {
  return approvedAt === null || approvedBy === null ? null : { at: approvedAt.toISOString(), by: approvedBy };
}

/** The approved steps with the hash of each photograph. */
export function presentApproved(
  steps: readonly StepRow[],
  pictures: readonly StepPictureRow[],
  mediaUrl: string,
): ApprovedStep[] {
  return steps.flatMap((step) => {
    const approved = approvalOf(step);
    if (approved === null) return [];
    const { id: stepId, kind, name, submission, note } = step;
    const shown = pictures
      .filter((picture) => picture.stepId === stepId)
      .map((picture) => ({ ...presentAttached(picture, mediaUrl), hash: picture.hash }));
    return [{ ...{ stepId, kind, name, submission, note }, ...approved, pictures: shown }];
  });
}
