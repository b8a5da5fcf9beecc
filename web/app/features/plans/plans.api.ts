import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { readDeskPlan } from '#contracts/admin/orders/desk-plan.contract.ts';
import type {
  answerChange,
  approveStep,
  askStepChange,
  closeStep,
  priceChange,
  readApproved,
  readPlan,
  writePlan,
} from '#contracts/plans/plans.contract.ts';
import type { ApprovedStep, Plan, PlanOfOrder } from '#contracts/plans/plans.fields.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { forgetOrders } from '#web/features/orders/core/orders.api.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { newerState } from '#web/platform/api/newer-state.ts';
import { upload } from '#web/platform/api/upload.ts';
import { keptForm } from '#web/platform/outbox/waiting.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

const freshFor = 5000;

/** The plan of an order. Its key lies within that of the order, so that news of the order refetch it. */
export function planQuery(orderId: string | number): ApiQuery<PlanOfOrder> {
  return {
    key: ['order', String(orderId), 'plan'],
    staleTime: freshFor,
    fetch: async (from) =>
      (await from.call<typeof readPlan>('GET /api/order/:id/plan', { params: { id: Number(orderId) } })).data,
  };
}

/** The plan of an order for the desk; null if it has none. Within the key of the desk's order, so that its acts refetch it. */
export function deskPlanQuery(orderId: number): ApiQuery<Plan | null> {
  return {
    key: ['admin', 'order', String(orderId), 'plan'],
    staleTime: freshFor,
    fetch: async (from) =>
      (await from.call<typeof readDeskPlan>('GET /api/admin/orders/:id/plan', { params: { id: orderId } }))
        .plan,
  };
}

/** What the buyer of an order approved, for both sides and, from its own address, the desk. */
export function approvedQuery(orderId: number, isDesk: boolean): ApiQuery<ApprovedStep[]> {
  const params = { id: orderId };
  return {
    key: ['order', String(orderId), 'approved', isDesk],
    staleTime: freshFor,
    fetch: async (from) => {
      const { approved } = isDesk
        ? await from.call<typeof readDeskPlan>('GET /api/admin/orders/:id/plan', { params })
        : await from.call<typeof readApproved>('GET /api/order/:id/plan/approved', { params });
      return approved;
    },
  };
}

/** Whether a photograph of a plan cannot be shown yet. */
export const isPreparing = (plan: Plan | null | undefined): boolean =>
  plan?.steps.some(({ pictures, changes }) =>
    [...pictures, ...changes.flatMap((change) => change.pictures)].some(({ state }) => state === 'PREPARING'),
  ) ?? false;

/** Shows a plan that the server has returned. */
export function showPlan(client: QueryClient, plan: Plan): void {
  client.setQueryData<PlanOfOrder>(planQuery(plan.orderId).key, { plan, suggestion: null });
}

/** The newer plan that a refusal carries; null for other errors. */
export const newerPlan = (error: unknown, orderId: number) =>
  newerState<Plan>(error, (newer) => newer.orderId === orderId);

/** Every act returns the changed plan and the server's sentence. */
export type Changed = ReplyOf<typeof approveStep>;

/** Runs an act on the plan of an order. A plan that has changed meanwhile is shown in its newer form. */
export function usePlanAct(orderId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<Changed>) => act(),
    onSuccess: ({ plan }) => showPlan(client, plan),
    onError(error) {
      const newer = newerPlan(error, orderId);
      if (newer !== null) showPlan(client, newer);
    },
    // Closing a step can move the order, and a price changes what it costs.
    onSettled: () => forgetOrders(client),
  });
}

export const sendPlan = (orderId: number, body: RequestOf<typeof writePlan>['body']): Promise<Changed> =>
  api.call<typeof writePlan>('PUT /api/order/:id/plan', { params: { id: orderId }, body });

export interface Sending {
  files: readonly File[];
  idempotencyKey: string;
  onProgress: (done: number) => void;
}

function formOf(fields: Record<string, string>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('images', file, file.name);
  return form;
}

/** What an order shows of a step whose closing waits in the outbox. */
export interface AboutStep {
  orderId: number;
  stepId: number;
  note: string;
}

/** Idempotent: the same key closes the step once. */
export const sendClosing = (
  { orderId, stepId, note }: AboutStep,
  { files, idempotencyKey, onProgress }: Sending,
): Promise<Changed> =>
  upload<typeof closeStep>('POST /api/order/:id/plan/steps/:stepId/close', formOf({ note }, files), {
    params: { id: orderId, stepId },
    idempotencyKey,
    onProgress,
  });

/** The same for the outbox. If the step was closed meanwhile, the server refuses it and the maker is asked. */
export const keptClosing = ({ orderId, stepId, note }: AboutStep) =>
  keptForm<typeof closeStep>('POST /api/order/:id/plan/steps/:stepId/close', {
    params: { id: orderId, stepId },
    fields: { note },
    filesAs: 'images',
    takesKey: true,
  });

interface Asked {
  orderId: number;
  stepId: number;
  submission: number;
  words: string;
}

/** Idempotent: the same key asks once. */
export const sendChange = (
  { orderId, stepId, submission, words }: Asked,
  { files, idempotencyKey, onProgress }: Sending,
): Promise<Changed> =>
  upload<typeof askStepChange>(
    'POST /api/order/:id/plan/steps/:stepId/change',
    formOf({ submission: String(submission), words }, files),
    { params: { id: orderId, stepId }, idempotencyKey, onProgress },
  );

export const approve = (orderId: number, stepId: number, submission: number): Promise<Changed> =>
  api.call<typeof approveStep>('POST /api/order/:id/plan/steps/:stepId/approve', {
    params: { id: orderId, stepId },
    body: { submission },
  });

export const answer = (
  orderId: number,
  changeId: number,
  body: RequestOf<typeof answerChange>['body'],
): Promise<Changed> =>
  api.call<typeof answerChange>('POST /api/order/:id/plan/changes/:changeId/answer', {
    params: { id: orderId, changeId },
    body,
  });

export const sendPrice = (
  orderId: number,
  changeId: number,
  body: RequestOf<typeof priceChange>['body'],
): Promise<Changed> =>
  api.call<typeof priceChange>('POST /api/order/:id/plan/changes/:changeId/price', {
    params: { id: orderId, changeId },
    body,
  });
