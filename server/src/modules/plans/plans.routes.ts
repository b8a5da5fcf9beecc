import { toPaise } from '#contracts/money/money.ts';
import {
  answerChange as answerCall,
  approveStep as approveCall,
  askStepChange,
  type ChangeAnswer,
  closeStep as closeCall,
  priceChange as priceCall,
  readApproved,
  readPlan,
  writePlan as writeCall,
} from '#contracts/plans/plans.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import { answerChange, priceChange } from './answer-change.ts';
import { approveStep, askChange } from './answer-step.ts';
import { closeStep } from './close-step.ts';
import { showApproved, showPlan, showPlanOfOrder, withNewerPlan } from './show-plan.ts';
import { writePlan } from './write-plan.ts';

const hour = 3600;
const writing: Limit = { name: 'plans.writes', by: 'account', most: 120, seconds: hour };
const answering: Limit = { name: 'plans.answers', by: 'account', most: 120, seconds: hour };

const doneOf = {
  TAKE_FREE: 'done.changeFree',
  REFUSE: 'done.changeRefused',
  ACCEPT: 'done.changeAccepted',
  DECLINE: 'done.changeDeclined',
  WITHDRAW: 'done.changeWithdrawn',
} as const satisfies Record<ChangeAnswer, string>;

export function planRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(readPlan, async ({ viewer, params }) => ({
    success: true,
    data: await showPlanOfOrder(services, { orderId: params.id, viewerId: viewer.id }),
  }));

  serve(readApproved, async ({ viewer, params }) => ({
    success: true,
    approved: await showApproved(services, { orderId: params.id, viewerId: viewer.id }),
  }));

  serve(
    writeCall,
    async ({ viewer, params, body }) => {
      const reader = { orderId: params.id, viewerId: viewer.id };
      await withNewerPlan(services, reader, () =>
        writePlan(services, { orderId: params.id, makerId: viewer.id, words: body }),
      );
      return { ...succeed('done.planSaved'), plan: await showPlan(services, reader) };
    },
    { limits: [writing] },
  );

  serve(
    closeCall,
    async ({ viewer, params: { id: orderId, stepId }, request, idempotencyKey }) => {
      const reader = { orderId, viewerId: viewer.id };
      const upload = { endpoint: closeCall, request, ownerId: viewer.id };
      await withUpload(services, upload, ({ words, files }) => {
        const { note } = parseMultipartWords(closeCall, words);
        const closing = { orderId, stepId, makerId: viewer.id, note, files, idempotencyKey };
        return withNewerPlan(services, reader, () => closeStep(services, closing));
      });
      const plan = await showPlan(services, reader);
      const waits = plan.steps.some(({ id, state }) => id === stepId && state === 'SUBMITTED');
      return { ...succeed(waits ? 'done.stepSubmitted' : 'done.stepDone'), plan };
    },
    { limits: [writing], config: { acceptsSlowBody: true } },
  );

  serve(
    approveCall,
    async ({ viewer, params: { id: orderId, stepId }, body }) => {
      const reader = { orderId, viewerId: viewer.id };
      await withNewerPlan(services, reader, () =>
        approveStep(services, { orderId, stepId, buyerId: viewer.id, ...body }),
      );
      return { ...succeed('done.stepApproved'), plan: await showPlan(services, reader) };
    },
    { limits: [answering] },
  );

  serve(
    askStepChange,
    async ({ viewer, params: { id: orderId, stepId }, request, idempotencyKey }) => {
      const reader = { orderId, viewerId: viewer.id };
      const upload = { endpoint: askStepChange, request, ownerId: viewer.id };
      await withUpload(services, upload, ({ words, files }) => {
        const asked = parseMultipartWords(askStepChange, words);
        const asking = { orderId, stepId, buyerId: viewer.id, ...asked, files, idempotencyKey };
        return withNewerPlan(services, reader, () => askChange(services, asking));
      });
      const plan = await showPlan(services, reader);
      const isPriced = plan.steps.some(({ id, state }) => id === stepId && state === 'CHANGE_ASKED');
      return { ...succeed(isPriced ? 'done.changeToPrice' : 'done.changeAsked'), plan };
    },
    { limits: [answering], config: { acceptsSlowBody: true } },
  );

  serve(
    answerCall,
    async ({ viewer, params: { id: orderId, changeId }, body }) => {
      const reader = { orderId, viewerId: viewer.id };
      await withNewerPlan(services, reader, () => answerChange(services, { ...reader, changeId, ...body }));
      return { ...succeed(doneOf[body.act]), plan: await showPlan(services, reader) };
    },
    { limits: [answering] },
  );

  serve(
    priceCall,
    async ({ viewer, params: { id: orderId, changeId }, body: { price, ...card } }) => {
      const reader = { orderId, viewerId: viewer.id };
      const pricing = { ...reader, changeId, pricePaise: toPaise(price), ...card };
      await withNewerPlan(services, reader, () => priceChange(services, pricing));
      return { ...succeed('done.changePriced'), plan: await showPlan(services, reader) };
    },
    { limits: [answering] },
  );
}
