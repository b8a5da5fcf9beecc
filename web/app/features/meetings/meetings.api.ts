import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  bookMeeting,
  cancelMeeting,
  completeMeeting,
  freeSlots,
  homeVisits,
  Meeting,
  meetingsOfOrder,
  myMeetings,
  rescheduleMeeting,
} from '#contracts/meetings/meetings.contract.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { forgetOrders } from '#web/features/orders/core/orders.api.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

export type FreeSlots = ReplyOf<typeof freeSlots>['data'];
export type HomeVisits = ReplyOf<typeof homeVisits>['data'];
export type PlannedStretch = ReplyOf<typeof myMeetings>['data'];
export type Booking = RequestOf<typeof bookMeeting>['body'];

const freshFor = 5000;

/** All meetings of an order, including those that have ended, newest first. */
export function meetingsQuery(orderId: string): ApiQuery<Meeting[]> {
  return {
    key: ['meetings', orderId],
    staleTime: freshFor,
    fetch: async (from) =>
      (
        await from.call<typeof meetingsOfOrder>('GET /api/meeting/orders/:orderId/meetings', {
          params: { orderId },
          query: { all: '1' },
        })
      ).data,
  };
}

/**
 * The free times of the order's maker, on all days that may be booked. Refetched whenever it is shown, because other
 * people book too.
 */
export function slotsQuery(orderId: number): ApiQuery<FreeSlots> {
  return {
    key: ['meetings', String(orderId), 'slots'],
    staleTime: 0,
    fetch: async (from) =>
      (
        await from.call<typeof freeSlots>('GET /api/meeting/orders/:orderId/slots', {
          params: { orderId },
          query: {},
        })
      ).data,
  };
}

/** Which of the viewer's addresses the order's maker visits. Refetched after each change of the address book. */
export function visitsQuery(orderId: number, book: readonly { id: number }[]): ApiQuery<HomeVisits> {
  return {
    key: ['meetings', String(orderId), 'visits', book.map(({ id }) => id).join(' ')],
    staleTime: freshFor,
    fetch: async (from) =>
      (
        await from.call<typeof homeVisits>('GET /api/meeting/orders/:orderId/visits', {
          params: { orderId },
        })
      ).data,
  };
}

/** The viewer's meetings on `days` days from `from` (IST); from today if omitted. */
export function plannedQuery(from: string | undefined, days: number): ApiQuery<PlannedStretch> {
  return {
    key: ['meetings', 'mine', from ?? 'today', days],
    staleTime: freshFor,
    fetch: async (asked) =>
      (
        await asked.call<typeof myMeetings>('GET /api/meeting/mine', {
          query: { from, days },
        })
      ).data,
  };
}

/** The address of a meeting's calendar file. */
export const calendarFile = (meetingId: number) => `/api/meeting/meetings/${meetingId}.ics`;

/** Refetches everything that shows a meeting, a free time or the order. */
export function forgetMeetings(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['meetings'] });
  forgetOrders(client);
}

/** A refusal means that the screen was out of date, so it is refetched after an error too. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => forgetMeetings(client) });
}

export function useBookMeeting(orderId: number) {
  return useChange((body: Booking) =>
    api.call<typeof bookMeeting>('POST /api/meeting/orders/:orderId/meetings', { params: { orderId }, body }),
  );
}

export function useRescheduleMeeting(id: number) {
  return useChange((scheduledAt: string) =>
    api.call<typeof rescheduleMeeting>('PUT /api/meeting/meetings/:id/reschedule', {
      params: { id },
      body: { scheduledAt },
    }),
  );
}

export function useCancelMeeting(id: number) {
  return useChange(() =>
    api.call<typeof cancelMeeting>('PUT /api/meeting/meetings/:id/cancel', { params: { id }, body: {} }),
  );
}

export function useCompleteMeeting(id: number) {
  return useChange((status: 'IN_PROGRESS' | 'COMPLETED') =>
    api.call<typeof completeMeeting>('PUT /api/meeting/meetings/:id/complete', {
      params: { id },
      body: { status },
    }),
  );
}
