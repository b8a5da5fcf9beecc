import {
  addSavedReply,
  changeSavedReply,
  deleteSavedReply,
  listSavedReplies,
} from '#contracts/messaging/replies/saved-replies.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { addReply, changeReply, deleteReply, listReplies } from './keep-saved-replies.ts';

const limits: Limit[] = [{ name: 'messaging.saved-replies', by: 'account', most: 200, seconds: 3600 }];

/** Saved replies of a person. Every change returns the whole list. */
export function savedReplyRoutes(serve: Serve, services: Services): void {
  const all = async (userId: number) => ({
    success: true as const,
    replies: await listReplies(services.db, userId),
  });

  serve(listSavedReplies, ({ viewer }) => all(viewer.id));

  serve(
    addSavedReply,
    async ({ viewer, body }) => {
      await addReply(services, viewer.id, body);
      return all(viewer.id);
    },
    { limits },
  );

  serve(
    changeSavedReply,
    async ({ viewer, params, body }) => {
      await changeReply(services, viewer.id, { id: params.id, words: body });
      return all(viewer.id);
    },
    { limits },
  );

  serve(
    deleteSavedReply,
    async ({ viewer, params }) => {
      await deleteReply(services, viewer.id, params.id);
      return all(viewer.id);
    },
    { limits },
  );
}
