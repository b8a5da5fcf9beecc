import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  addSavedReply,
  changeSavedReply,
  deleteSavedReply,
  listSavedReplies,
  SavedReply,
  SavedReplyFields,
} from '#contracts/messaging/replies/saved-replies.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The viewer's saved replies, by title. */
export const savedRepliesQuery: ApiQuery<SavedReply[]> = {
  key: ['saved-replies'],
  async fetch(from) {
    const { replies } = await from.call<typeof listSavedReplies>('GET /api/saved-replies');
    return replies;
  },
};

const show = (client: QueryClient, replies: SavedReply[]) =>
  client.setQueryData(savedRepliesQuery.key, replies);
const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: savedRepliesQuery.key });

/** Saves a new reply, or changes the one with the id. A refusal may mean that the list was out of date. */
export function useSaveReply(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedReplyFields) =>
      id === null
        ? api.call<typeof addSavedReply>('POST /api/saved-replies', { body })
        : api.call<typeof changeSavedReply>('PUT /api/saved-replies/:id', { params: { id }, body }),
    onSuccess: ({ replies }) => show(client, replies),
    onError: () => askAgain(client),
  });
}

export function useDeleteReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api.call<typeof deleteSavedReply>('DELETE /api/saved-replies/:id', { params: { id } }),
    onSuccess: ({ replies }) => show(client, replies),
    onError: () => askAgain(client),
  });
}
