import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  getSubscription,
  setSubscription,
} from '#contracts/notifications/letters/subscription.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

type Subscription = ReplyOf<typeof getSubscription>['data'];

/** What the unsubscribe link in an email is about. */
export const subscriptionQuery = (token: string): ApiQuery<Subscription> => ({
  key: ['letter-subscription', token],
  staleTime: 5000,
  async fetch(from) {
    const { data } = await from.call<typeof getSubscription>('GET /api/letters/subscription', {
      query: { token },
    });
    return data;
  },
});

/** Unsubscribes from emails of the link's kind, or subscribes again. */
export function useSetSubscription(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) =>
      (await api.call<typeof setSubscription>('POST /api/letters/subscription', { body: { token, isOn } }))
        .data,
    onSuccess(subscription) {
      client.setQueryData(subscriptionQuery(token).key, subscription);
      void client.invalidateQueries({ queryKey: ['notification-choices'] });
    },
  });
}
