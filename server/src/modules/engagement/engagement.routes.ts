import {
  likeUnLikeDesign,
  saveUnSaveDesign,
  shareDesign,
} from '#contracts/engagement/engagement.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { commentRoutes } from './comments/comments.routes.ts';
import { countShare } from './count-share.ts';
import { setMark } from './set-mark.ts';

export function engagementRoutes(serve: Serve, services: Services): void {
  commentRoutes(serve, services);

  serve(
    likeUnLikeDesign,
    async ({ params, body, viewer }) => {
      const { isSet, count } = await setMark(services, {
        mark: 'likes',
        userId: viewer.id,
        designId: params.id,
        wanted: body.wanted,
      });
      return {
        ...succeed(isSet ? 'done.liked' : 'done.unliked'),
        isLiked: isSet,
        likesCount: count,
      };
    },
    { limits: [{ name: 'like', by: 'account', most: 120, seconds: 60 }] },
  );

  serve(
    saveUnSaveDesign,
    async ({ params, body, viewer }) => {
      const { isSet, count } = await setMark(services, {
        mark: 'saves',
        userId: viewer.id,
        designId: params.id,
        wanted: body.wanted,
      });
      return {
        ...succeed(isSet ? 'done.saved' : 'done.unsaved'),
        isSaved: isSet,
        savesCount: count,
      };
    },
    { limits: [{ name: 'save', by: 'account', most: 120, seconds: 60 }] },
  );

  serve(
    shareDesign,
    async ({ params, body, viewer }) => ({
      ...succeed('done.shared'),
      sharesCount: await countShare(services, {
        designId: params.id,
        userId: viewer.id,
        channel: body.channel,
      }),
    }),
    { limits: [{ name: 'share', by: 'account', most: 60, seconds: 60 }] },
  );
}
