import {
  createComment,
  deleteComment as deleteCommentCall,
  findMentionable as findMentionableCall,
  getCommentsByDesign,
  getThread,
  listReplies as listRepliesCall,
} from '#contracts/engagement/comments.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteComment } from './delete-comment.ts';
import { findMentionable } from './find-mentionable.ts';
import { listComments } from './list-comments.ts';
import { listReplies, loadThread } from './list-replies.ts';
import { postComment } from './post-comment.ts';
import { presentComment } from './present-comment.ts';

export function commentRoutes(serve: Serve, services: Services): void {
  serve(
    getCommentsByDesign,
    async ({ params, query, viewer, db }) => listComments({ ...services, db }, params.id, query, viewer),
    { visitorSeconds: 1 },
  );

  serve(
    listRepliesCall,
    ({ params, query, viewer, db }) => listReplies({ ...services, db }, params.id, query.after, viewer),
    {
      visitorSeconds: 1,
    },
  );

  serve(getThread, ({ params, viewer, db }) => loadThread({ ...services, db }, params.id, viewer), {
    visitorSeconds: 1,
  });

  serve(
    findMentionableCall,
    async ({ params, query, viewer }) => ({
      success: true,
      people: await findMentionable(services, {
        designId: params.id,
        viewerId: viewer.id,
        words: query.q,
      }),
    }),
    { limits: [{ name: 'mentionable', by: 'account', most: 120, seconds: 60 }] },
  );

  serve(
    createComment,
    async ({ params, body, viewer, idempotencyKey }) => {
      const { comment, count } = await postComment(services, {
        designId: params.id,
        userId: viewer.id,
        content: body.content,
        replyTo: body.replyTo,
        mentions: body.mentions,
        idempotencyKey,
      });
      return {
        ...succeed('done.commentPosted'),
        comment: presentComment(comment, viewer, services.env.MEDIA_URL),
        commentCount: count,
      };
    },
    { limits: [{ name: 'comment', by: 'account', most: 30, seconds: 60 }] },
  );

  serve(
    deleteCommentCall,
    async ({ params, viewer }) => ({
      ...succeed('done.commentDeleted'),
      commentCount: await deleteComment(services, params.id, viewer),
    }),
    { limits: [{ name: 'delete-comment', by: 'account', most: 60, seconds: 60 }] },
  );
}
