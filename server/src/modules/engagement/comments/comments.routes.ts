import {
  createComment,
  deleteComment as deleteCommentCall,
  getCommentsByDesign,
} from '#contracts/engagement/comments.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteComment } from './delete-comment.ts';
import { listComments } from './list-comments.ts';
import { postComment } from './post-comment.ts';
import { presentComment } from './present-comment.ts';

export function commentRoutes(serve: Serve, services: Services): void {
  serve(
    getCommentsByDesign,
    async ({ params, query, viewer }) => listComments(services, params.id, query, viewer),
    { visitorSeconds: 1 },
  );

  serve(
    createComment,
    async ({ params, body, viewer, idempotencyKey }) => {
      const { comment, count } = await postComment(services, {
        designId: params.id,
        userId: viewer.id,
        content: body.content,
        idempotencyKey,
      });
      return {
        success: true,
        message: 'Comment posted',
        comment: presentComment(comment, viewer, services.env.PUBLIC_URL),
        commentCount: count,
      };
    },
    { limits: [{ name: 'comment', by: 'account', most: 30, seconds: 60 }] },
  );

  serve(
    deleteCommentCall,
    async ({ params, viewer }) => ({
      success: true,
      message: 'Comment deleted',
      commentCount: await deleteComment(services, params.id, viewer),
    }),
    { limits: [{ name: 'delete-comment', by: 'account', most: 60, seconds: 60 }] },
  );
}
