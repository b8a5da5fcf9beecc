import { followMaker } from '#contracts/engagement/follows.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { setFollow } from './set-follow.ts';

export function followRoutes(serve: Serve, services: Services): void {
  serve(
    followMaker,
    async ({ params, body, viewer }) => {
      const { isFollowed, followers } = await setFollow(services, {
        followerId: viewer.id,
        makerId: params.id,
        wanted: body.wanted,
      });
      return {
        success: true,
        message: isFollowed ? 'You follow them now' : 'You follow them no longer',
        isFollowed,
        followersCount: followers,
      };
    },
    { limits: [{ name: 'follow', by: 'account', most: 120, seconds: 60 }] },
  );
}
