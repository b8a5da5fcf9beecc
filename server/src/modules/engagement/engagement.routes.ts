import { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import type { Serve } from '../../platform/http/serve-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { setMark } from './set-mark.ts';

export function engagementRoutes(serve: Serve, services: Services): void {
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
        success: true,
        message: isSet ? 'Added to your likes' : 'Removed from your likes',
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
        success: true,
        message: isSet ? 'Saved to your collection' : 'Removed from your collection',
        isSaved: isSet,
        savesCount: count,
      };
    },
    { limits: [{ name: 'save', by: 'account', most: 120, seconds: 60 }] },
  );
}
