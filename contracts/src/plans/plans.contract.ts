import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, optionalLines, optionalText, requiredLines } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { approvedStep, plan, planOfOrder } from './plans.fields.ts';
import { planLimits, planSentences } from './plans.rules.ts';
import { stepKinds } from './step-kinds.ts';
import { leadableStatuses } from './templates.ts';

/** Every refusal of a stale write is PLAN_CHANGED, with the plan as it is now in `newer`. */
const changed = z.object({ ...successMessage, plan });

const photographs: FileRule = {
  kind: 'PICTURE',
  most: planLimits.pictures,
  maxBytes: planLimits.pictureBytes,
  tooMany: planSentences.tooManyPictures,
};

const days = z
  .int(rule(planSentences.days))
  .check(z.minimum(0, rule(planSentences.days)), z.maximum(planLimits.days, rule(planSentences.days)));

const ofStep = z.object({ id, stepId: id });
const ofChange = z.object({ id, changeId: id });
/** The number of the submission that the buyer has seen. */
const submission = id;

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/order/:id/plan',
  access: 'member',
  tag: 'plans',
  summary: 'The plan of an order, for its buyer and its maker',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: planOfOrder }),
});

/** A name of a step within one request. */
const stepKey = z.string().check(z.regex(/^[\w-]{1,40}$/));

const writtenStep = z.object({
  /** The id of a step that exists; null for a new one. */
  id: z.nullable(id),
  /** `finishBefore` of other steps refers to it. */
  key: stepKey,
  kind: z.enum(stepKinds),
  /** Required for OWN. */
  name: optionalText(planLimits.name),
  days,
  needsApproval: z.boolean(),
  leadsTo: z.nullable(z.enum(leadableStatuses)),
  finishBefore: z._default(z.array(stepKey).check(z.maxLength(planLimits.steps)), []),
});

export const writePlan = endpoint({
  method: 'PUT',
  path: '/api/order/:id/plan',
  access: 'member',
  tag: 'plans',
  summary: 'The maker writes the whole plan of an order; steps that were closed stay',
  params: z.object({ id }),
  body: z.object({
    /** The version that the maker has seen; 0 for the first plan. */
    version: z.int().check(z.minimum(0)),
    /** In order; the last one shows the finished piece. */
    steps: z
      .array(writtenStep)
      .check(
        z.minLength(1, rule(planSentences.steps)),
        z.maxLength(planLimits.steps, rule(planSentences.steps)),
      ),
  }),
  reply: changed,
});

export const closeStep = endpoint({
  method: 'POST',
  path: '/api/order/:id/plan/steps/:stepId/close',
  access: 'member',
  tag: 'plans',
  summary: 'The maker closes a step with 1 to 6 photographs as `images`; one that needs approval then waits',
  idempotencyKey: 'optional',
  params: ofStep,
  multipart: true,
  files: { images: photographs },
  body: z.object({ note: optionalLines(planLimits.note) }),
  reply: changed,
});

export const approveStep = endpoint({
  method: 'POST',
  path: '/api/order/:id/plan/steps/:stepId/approve',
  access: 'member',
  tag: 'plans',
  summary: 'The buyer approves what was submitted; again, it changes nothing',
  params: ofStep,
  body: z.object({ submission }),
  reply: changed,
});

export const askStepChange = endpoint({
  method: 'POST',
  path: '/api/order/:id/plan/steps/:stepId/change',
  access: 'member',
  tag: 'plans',
  summary: 'The buyer asks for a change of what was submitted, with up to 6 photographs as `images`',
  idempotencyKey: 'optional',
  params: ofStep,
  multipart: true,
  files: { images: photographs },
  body: z.object({ submission, words: requiredLines(rule(planSentences.words), planLimits.words) }),
  reply: changed,
});

/** The answers to a change beyond the free ones. */
export const changeAnswers = ['TAKE_FREE', 'REFUSE', 'ACCEPT', 'DECLINE', 'WITHDRAW'] as const;
export type ChangeAnswer = (typeof changeAnswers)[number];

export const answerChange = endpoint({
  method: 'POST',
  path: '/api/order/:id/plan/changes/:changeId/answer',
  access: 'member',
  tag: 'plans',
  summary: 'Either side answers a change; ACCEPT adds its price to the order and to the final payment',
  params: ofChange,
  body: z.object({
    act: z.enum(changeAnswers),
    /** The reason of REFUSE, required. */
    words: optionalLines(planLimits.words),
  }),
  reply: changed,
});

export const priceChange = endpoint({
  method: 'POST',
  path: '/api/order/:id/plan/changes/:changeId/price',
  access: 'member',
  tag: 'plans',
  summary: 'The maker names the price and the days of a change beyond the free ones',
  params: ofChange,
  body: z.object({
    /** Rupees before tax. */
    price: z
      .number(rule(planSentences.price))
      .check(
        z.minimum(planLimits.leastPrice, rule(planSentences.price)),
        z.maximum(planLimits.mostPrice, rule(planSentences.price)),
        z.multipleOf(0.01, rule(planSentences.price)),
      ),
    days,
    words: optionalLines(planLimits.words),
  }),
  reply: changed,
});

export const readApproved = endpoint({
  method: 'GET',
  path: '/api/order/:id/plan/approved',
  access: 'member',
  tag: 'plans',
  summary: 'What the buyer approved while an order was made, with the hash of each photograph',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), approved: z.array(approvedStep) }),
});
