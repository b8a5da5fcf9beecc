import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { changePrivacy, getPrivacy, Privacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The viewer's privacy settings. */
export const privacy: ApiQuery<Privacy> = {
  key: ['privacy'],
  staleTime: 5000,
  async fetch(from) {
    return (await from.call<typeof getPrivacy>('GET /api/users/privacy')).data;
  },
};

/** Changes privacy settings; the reply replaces the cached ones. */
export function useChangePrivacy() {
  const client = useQueryClient();
  return useMutation({
    // Runs changes one after the other, so that the last reply includes all of them.
    scope: { id: 'privacy' },
    mutationFn: async (changes: Partial<Privacy>) =>
      (await api.call<typeof changePrivacy>('POST /api/users/privacy', { body: changes })).data,
    // A refetch that began before the change would overwrite it.
    onMutate: () => client.cancelQueries({ queryKey: privacy.key }),
    async onSuccess(saved) {
      await client.cancelQueries({ queryKey: privacy.key });
      client.setQueryData(privacy.key, saved);
      // Hiding one's own presence also hides that of others.
      for (const queryKey of [['chats'], ['chat-person'], ['profile']]) {
        void client.invalidateQueries({ queryKey });
      }
    },
    onError: () => void client.invalidateQueries({ queryKey: privacy.key }),
  });
}
