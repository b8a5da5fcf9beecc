import type { Plan, PlanOfOrder, PlanStep } from '#contracts/plans/plans.fields.ts';
import { isFixed, planProblems, planSentences } from '#contracts/plans/plans.rules.ts';
import { type StepKind, stepKinds } from '#contracts/plans/step-kinds.ts';
import {
  type LeadableStatus,
  leadableStatuses,
  type PlanTemplate,
  suggestSteps,
} from '#contracts/plans/templates.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { daysTyped } from '../typed-days.ts';

export interface TypedStep {
  /** Null for a new step. */
  id: number | null;
  /** Its name within the form, to which `finishBefore` refers. */
  key: string;
  kind: StepKind;
  name: string;
  days: string;
  needsApproval: boolean;
  leadsTo: LeadableStatus | null;
  /** Keys of the steps that have to be finished before it. */
  finishBefore: readonly string[];
}

export interface TypedPlan {
  /** The version that these steps began from; 0 without a plan. */
  version: number;
  steps: readonly TypedStep[];
}

export type StepProblems = Readonly<Record<string, Message | undefined>>;

const keyOf = (id: number) => `s${id}`;

function typedStep({ id, kind, name, days, needsApproval, leadsTo, finishBefore }: PlanStep): TypedStep {
  return {
    ...{ id, key: keyOf(id), kind, name, days: String(days), needsApproval, leadsTo },
    finishBefore: finishBefore.map(keyOf),
  };
}

/** The form's steps of a template, for a first plan. */
export function typedFrom(template: PlanTemplate, makingDays: number): TypedPlan {
  const suggested = suggestSteps(template, makingDays);
  const keys = suggested.map((_, place) => `t${place}`);
  return {
    version: 0,
    steps: suggested.map(({ kind, days, needsApproval, leadsTo, finishBefore }, place) => ({
      ...{ id: null, key: keys[place] ?? '', kind, name: '', days: String(days), needsApproval, leadsTo },
      finishBefore: finishBefore.flatMap((before) => keys[before] ?? []),
    })),
  };
}

/** What the form shows before anything is typed; null if this reader cannot write a plan. */
export function firstTyped({ plan, suggestion }: PlanOfOrder): TypedPlan | null {
  if (plan !== null)
    return plan.can.edit ? { version: plan.version, steps: plan.steps.map(typedStep) } : null;
  return suggestion === null ? null : typedFrom(suggestion.template, suggestion.makingDays);
}

export const newStep = (): TypedStep => ({
  ...{ id: null, key: newIdempotencyKey(), kind: 'OWN', name: '', days: '1', needsApproval: false },
  ...{ leadsTo: null, finishBefore: [] },
});

export const withoutStep = (steps: readonly TypedStep[], key: string): TypedStep[] =>
  steps
    .filter((step) => step.key !== key)
    .map((step) => ({ ...step, finishBefore: step.finishBefore.filter((before) => before !== key) }));

export function movedStep(steps: readonly TypedStep[], from: number, to: number): TypedStep[] {
  const moved = [...steps];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The present step of a row; undefined for a new one. */
export const presentOf = (plan: Plan | null, { id }: TypedStep): PlanStep | undefined =>
  id === null ? undefined : plan?.steps.find((step) => step.id === id);

/** The working days of the steps that are still open; null while one of them is no number. */
export function openDays(steps: readonly TypedStep[], plan: Plan | null): number | null {
  const open = steps.filter((step) => (presentOf(plan, step)?.state ?? 'OPEN') === 'OPEN');
  return open.reduce<number | null>((sum, { days }) => {
    const typed = daysTyped(days);
    return sum === null || typed === null ? null : sum + typed;
  }, 0);
}

/** The request's steps. Days that are no number become -1, which `problemsOf` refuses. */
export function requestOf(steps: readonly TypedStep[], plan: Plan | null) {
  const settles = steps.some(({ leadsTo }) => leadsTo === 'DESIGN_COMPLETED');
  return steps.map((step, place) => {
    const now = presentOf(plan, step);
    const isLast = place === steps.length - 1;
    const leadsTo =
      now !== undefined && isFixed(now) ? step.leadsTo : leadOf(step, isLast, place === 0 && !settles);
    return {
      ...{ ...step, leadsTo, name: step.name.trim() },
      ...{ days: daysTyped(step.days) ?? -1, finishBefore: [...step.finishBefore] },
    };
  });
}

/** The last step asks for the final payment; the first one settles the design if no other does. */
function leadOf({ leadsTo }: TypedStep, isLast: boolean, settlesDesign: boolean): LeadableStatus | null {
  if (isLast) return 'FINAL_PAYMENT_PENDING';
  if (settlesDesign) return 'DESIGN_COMPLETED';
  return leadsTo === 'FINAL_PAYMENT_PENDING' ? null : leadsTo;
}

/** The problem of each field, by its path; empty if the plan can be sent. */
export function problemsOf(steps: ReturnType<typeof requestOf>, plan: Plan | null): StepProblems {
  const days = steps.flatMap((step, place) =>
    step.days < 0 ? [[`steps.${place}.days`, planSentences.days] as const] : [],
  );
  return { ...planProblems(steps, plan?.steps ?? []), ...Object.fromEntries(days) };
}

/** What was typed, on top of a newer plan: steps that were closed meanwhile stay as they are there. */
export function rebased({ steps }: TypedPlan, newer: Plan): TypedPlan {
  const fixed = newer.steps.filter(isFixed).map(typedStep);
  const kept = steps.map((step) => {
    if (step.id === null) return step;
    if (!newer.steps.some(({ id }) => id === step.id)) return { ...step, id: null };
    return fixed.find(({ id }) => id === step.id) ?? step;
  });
  const missing = fixed.filter(({ id }) => !kept.some((step) => step.id === id));
  const all = [...missing, ...kept];
  const keys = all.map(({ key }) => key);
  return {
    version: newer.version,
    steps: all.map((step) => ({
      ...step,
      finishBefore: step.finishBefore.filter((key) => keys.includes(key)),
    })),
  };
}

/** The plan of a stored draft; null if it is none. */
export function readTyped(kept: unknown): { typed: TypedPlan } | null {
  const { version, steps } = Object(Object(kept).typed);
  if (typeof version !== 'number' || !Array.isArray(steps)) return null;
  return { typed: { version, steps: steps.flatMap((step) => readStep(step) ?? []) } };
}

function readStep(kept: unknown): TypedStep | null {
  const { id, key, kind, name, days, needsApproval, leadsTo, finishBefore } = Object(kept);
  const known = stepKinds.find((one) => one === kind);
  const areTexts = [key, name, days].every((text) => typeof text === 'string');
  if (known === undefined || !areTexts || !Array.isArray(finishBefore)) return null;
  return {
    ...{ id: typeof id === 'number' ? id : null, key, kind: known, name, days },
    needsApproval: needsApproval === true,
    leadsTo: leadableStatuses.find((status) => status === leadsTo) ?? null,
    finishBefore: finishBefore.filter((before) => typeof before === 'string'),
  };
}
