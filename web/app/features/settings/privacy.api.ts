import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { changePrivacy, getPrivacy, Privacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** What the viewer lets others see and do. */
export const privacy: ApiQuery<Privacy> = {
  key: ['privacy'],
  staleTime: 5000,
  async fetch(from) {
    return (await from.call<typeof getPrivacy>('GET /api/users/privacy')).data;
  },
};

/** The answer of the server is what is known from then on. */
export function useChangePrivacy() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last answer tells of all changes.
    scope: { id: 'privacy' },
    mutationFn: async (changes: Partial<Privacy>) =>
      (await api.call<typeof changePrivacy>('POST /api/users/privacy', { body: changes })).data,
    // What was asked for before a change would overwrite it.
    onMutate: () => client.cancelQueries({ queryKey: privacy.key }),
    async onSuccess(saved) {
      await client.cancelQueries({ queryKey: privacy.key });
      client.setQueryData(privacy.key, saved);
      // Whether others are online is shown or hidden with one's own.
      for (const queryKey of [['chats'], ['chat-person'], ['profile']]) {
        void client.invalidateQueries({ queryKey });
      }
    },
    onError: () => void client.invalidateQueries({ queryKey: privacy.key }),
  });
}
