import {
  answerChange,
  approveStep,
  askStepChange,
  type ChangeAnswer,
  closeStep,
  priceChange,
  readPlan,
  writePlan,
} from '#contracts/plans/plans.contract.ts';
import type { Plan, PlanStep } from '#contracts/plans/plans.fields.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type { Answer } from '../../call-api.ts';
import type { Actor } from '../actors.ts';
import { plainPicture } from '../photographs.ts';
import type { Shop } from '../shop.ts';
import { formOf } from '../uploads.ts';

export type WrittenStep = RequestOf<typeof writePlan>['body']['steps'][number];
type Caller = Pick<Actor, 'call'>;

/** A step that is open, needs no approval and leads nowhere, unless told otherwise. */
export const plannedStep = (key: string, given: Partial<WrittenStep> = {}): WrittenStep => ({
  ...{ id: null, key, kind: 'CUT', name: '', days: 2, needsApproval: false, leadsTo: null, finishBefore: [] },
  ...given,
});

/** A sketch that the buyer approves, sewing after it, and the finished piece. */
export const threeSteps: WrittenStep[] = [
  plannedStep('sketch', { kind: 'SKETCH', needsApproval: true, leadsTo: 'DESIGN_COMPLETED' }),
  plannedStep('sew', { kind: 'STITCH', finishBefore: ['sketch'] }),
  plannedStep('finish', { kind: 'FINISH', leadsTo: 'FINAL_PAYMENT_PENDING' }),
];

/** The steps of a plan as the maker would send them back. */
export const asWritten = ({ steps }: Plan): WrittenStep[] =>
  steps.map(({ id, kind, name, days, needsApproval, leadsTo, finishBefore }) => ({
    ...{ id, key: String(id), kind, name, days, needsApproval, leadsTo },
    finishBefore: finishBefore.map(String),
  }));

async function photographsOfStep(count: number) {
  const bytes = await plainPicture('png');
  return { images: Array.from({ length: count }, (_, nth) => ({ name: `step-${nth}.png`, bytes })) };
}

const keyOf = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { 'idempotency-key': key };

/** What the two sides of an order do with its plan. */
export function planDesk(shop: Shop, orderId: number) {
  const { buyer, maker } = shop;
  const read = async (by: Caller = maker) => (await by.call(readPlan, { params: { id: orderId } })).body.data;
  const plan = async (by: Caller = maker): Promise<Plan> => {
    const { plan: found } = await read(by);
    if (!found) throw new Error(`order ${orderId} has no plan`);
    return found;
  };
  const write = (
    version: number,
    steps: WrittenStep[],
    by: Caller = maker,
  ): Promise<Answer<typeof writePlan>> =>
    by.call(writePlan, { params: { id: orderId }, body: { version, steps } });
  const stepAt = async (place: number, by: Caller = maker): Promise<PlanStep> => {
    const step = (await plan(by)).steps[place];
    if (!step) throw new Error(`no step at ${place}`);
    return step;
  };
  return {
    orderId,
    read,
    plan,
    write,
    stepAt,
    /** Writes the first plan. */
    async planned(steps: WrittenStep[] = threeSteps): Promise<Plan> {
      const { status, body, error } = await write(0, steps);
      if (status !== 200) throw new Error(error.message);
      return body.plan;
    },
    async close(
      stepId: number,
      {
        photographs = 1,
        note = '',
        key,
        by = maker,
      }: { photographs?: number; note?: string; key?: string; by?: Caller } = {},
    ): Promise<Answer<typeof closeStep>> {
      const body = formOf({ note }, await photographsOfStep(photographs));
      return by.call(closeStep, { params: { id: orderId, stepId }, body, headers: keyOf(key) });
    },
    approve: (stepId: number, submission = 1, by: Caller = buyer) =>
      by.call(approveStep, { params: { id: orderId, stepId }, body: { submission } }),
    async askChange(
      stepId: number,
      {
        submission = 1,
        words = 'A deeper neck, please.',
        photographs = 0,
        key,
        by = buyer,
      }: {
        submission?: number;
        words?: string;
        photographs?: number;
        key?: string;
        by?: Caller;
      } = {},
    ): Promise<Answer<typeof askStepChange>> {
      const body = formOf({ submission, words }, await photographsOfStep(photographs));
      return by.call(askStepChange, { params: { id: orderId, stepId }, body, headers: keyOf(key) });
    },
    answer: (changeId: number, act: ChangeAnswer, by: Caller, words = '') =>
      by.call(answerChange, { params: { id: orderId, changeId }, body: { act, words } }),
    price: (changeId: number, price: number, days = 2, by: Caller = maker) =>
      by.call(priceChange, { params: { id: orderId, changeId }, body: { price, days, words: 'New silk.' } }),
  };
}
