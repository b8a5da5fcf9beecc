import * as z from 'zod/mini';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { namedMessage } from '#contracts/platform/success-message.ts';
import { changeStates, stepActors, stepActs, stepStates } from './plans.states.ts';
import { stepKinds } from './step-kinds.ts';
import { leadableStatuses, planTemplates } from './templates.ts';

export const planSides = ['BUYER', 'MAKER', 'DESK'] as const;
export type PlanSide = (typeof planSides)[number];

/** A photograph of a step or of a change. It may be returned before it can be shown. */
const planPicture = z.object({
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  placeholder: z.string(),
  state: z.enum(['PREPARING', 'READY', 'FAILED']),
});
export type PlanPicture = z.output<typeof planPicture>;

export const stepChange = z.object({
  id: idOut,
  /** The submission that the buyer wants changed. */
  submission: z.int(),
  state: z.enum(changeStates),
  words: z.string(),
  pictures: z.array(planPicture),
  at: instant,
  /** The maker's card; null unless a price was named. The buyer sees what the order would cost with it. */
  price: z.nullable(
    z.object({
      /** Rupees before tax, and with it. */
      price: rupees,
      withTax: rupees,
      /** Working days that it adds. */
      days: z.int(),
      words: z.string(),
      at: instant,
      /** The order's total and its final payment with this change, as long as the card is unanswered. */
      newTotal: z.nullable(rupees),
      newFinal: z.nullable(rupees),
    }),
  ),
  /** Why the maker refused it. */
  refusal: z.string(),
});
export type StepChange = z.output<typeof stepChange>;

export const planStep = z.object({
  id: idOut,
  kind: z.enum(stepKinds),
  /** The maker's own name of the step; '' if the kind names it. */
  name: z.string(),
  /** Planned working days. */
  days: z.int(),
  needsApproval: z.boolean(),
  /** The last step shows the finished piece. */
  isFinished: z.boolean(),
  leadsTo: z.nullable(z.enum(leadableStatuses)),
  /** Ids of the steps that have to be finished before this one. */
  finishBefore: z.array(idOut),
  state: z.enum(stepStates),
  /** How often it was closed. The buyer's answers name the number that they have seen. */
  submission: z.int(),
  /** The maker's words of the present submission, and its photographs. */
  note: z.string(),
  pictures: z.array(planPicture),
  closedAt: z.nullable(instant),
  /** When silence approves what was submitted, or declines a price. */
  silentAt: z.nullable(instant),
  approved: z.nullable(z.object({ at: instant, by: z.enum(['BUYER', 'CLOCK']) })),
  /** Oldest first. */
  changes: z.array(stepChange),
  can: z.object({
    close: z.boolean(),
    approve: z.boolean(),
    askChange: z.boolean(),
    /** On the change that waits for the maker. */
    takeFree: z.boolean(),
    price: z.boolean(),
    refuse: z.boolean(),
    /** On the price card. */
    accept: z.boolean(),
    decline: z.boolean(),
    withdraw: z.boolean(),
  }),
  /** Why the maker cannot close it now, such as a step that has to be finished before. */
  whyNotClose: z.nullable(namedMessage),
  /** Why the maker cannot name a price, or the buyer say yes to it. */
  whyNoPrice: z.nullable(namedMessage),
});
export type PlanStep = z.output<typeof planStep>;

export const plan = z.object({
  orderId: idOut,
  /** Counts every change. The maker's edits name the version that they have seen. */
  version: z.int(),
  role: z.enum(planSides),
  status: z.enum(orderStatuses),
  freeChanges: z.int(),
  usedChanges: z.int(),
  /** Whether the next change that the buyer asks for is free. */
  isNextFree: z.boolean(),
  /** The working days of the open steps. */
  remainingDays: z.int(),
  /** In order. */
  steps: z.array(planStep),
  /** Oldest first. */
  history: z.array(
    z.object({
      id: idOut,
      stepId: idOut,
      act: z.enum(stepActs),
      by: z.enum(stepActors),
      submission: z.int(),
      at: instant,
    }),
  ),
  can: z.object({ edit: z.boolean() }),
});
export type Plan = z.output<typeof plan>;

/** What an order page shows of a plan. */
export const planOfOrder = z.object({
  /** Null if the maker has made none. */
  plan: z.nullable(plan),
  /** For the maker who can make a first plan. The steps are `suggestSteps(template, makingDays)`. */
  suggestion: z.nullable(z.object({ template: z.enum(planTemplates), makingDays: z.int() })),
});
export type PlanOfOrder = z.output<typeof planOfOrder>;

/** A step as it was approved. */
export const approvedStep = z.object({
  stepId: idOut,
  kind: z.enum(stepKinds),
  name: z.string(),
  submission: z.int(),
  note: z.string(),
  at: instant,
  by: z.enum(['BUYER', 'CLOCK']),
  pictures: z.array(
    z.object({
      ...planPicture.shape,
      /** SHA-256 of the photograph as it was received, in hexadecimal. */
      hash: z.string(),
    }),
  ),
});
export type ApprovedStep = z.output<typeof approvedStep>;
