import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import type {
  endFeed,
  PlannedCalendarStep,
  placeStep,
  previewStepDay,
  renewFeed,
  StepDayPreview,
  showFeed,
  WorkshopCalendar,
  workshopCalendar,
} from '#contracts/workshop/workshop.contract.ts';
import { forgetOrders } from '#web/features/orders/core/orders.api.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

const freshFor = 5000;

export function calendarQuery(from: string, days: number): ApiQuery<WorkshopCalendar> {
  return {
    key: ['orders', 'workshop', from, days],
    staleTime: freshFor,
    fetch: (api) =>
      api.call<typeof workshopCalendar>('GET /api/workshop/calendar', {
        query: { from, days: String(days) },
      }),
  };
}

type StepOfOrder = Pick<PlannedCalendarStep, 'orderId' | 'stepId'>;

/** What a day of a step would do to the day of delivery. */
export function previewQuery({ orderId, stepId }: StepOfOrder, on: string): ApiQuery<StepDayPreview> {
  return {
    key: ['orders', 'workshop-preview', orderId, stepId, on],
    fetch: (api) =>
      api.call<typeof previewStepDay>('GET /api/workshop/orders/:id/steps/:stepId/day', {
        params: { id: orderId, stepId },
        query: { on },
      }),
  };
}

export function usePlaceStep({ orderId, stepId }: StepOfOrder) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof placeStep>['body']) =>
      api.call<typeof placeStep>('PUT /api/workshop/orders/:id/steps/:stepId/place', {
        params: { id: orderId, stepId },
        body,
      }),
    onSettled: () => forgetOrders(client),
  });
}

type Feed = ReplyOf<typeof showFeed>['feed'];

export const feedQuery: ApiQuery<{ feed: Feed }> = {
  key: ['workshop-feed'],
  staleTime: freshFor,
  fetch: (api) => api.call<typeof showFeed>('GET /api/workshop/feed'),
};

export function useRenewFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call<typeof renewFeed>('POST /api/workshop/feed'),
    onSuccess: ({ feed }) => client.setQueryData(feedQuery.key, { feed }),
  });
}

export function useEndFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call<typeof endFeed>('DELETE /api/workshop/feed'),
    onSuccess: ({ feed }) => client.setQueryData(feedQuery.key, { feed }),
  });
}
