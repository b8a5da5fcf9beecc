import { answerFollowRequest, listFollowRequests } from '#contracts/engagement/follow-requests.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { answerRequest } from './answer-request.ts';
import { listRequests } from './list-requests.ts';
import { setFollow } from './set-follow.ts';

const reasons = {
  FOLLOWING: 'done.following',
  REQUESTED: 'done.followAsked',
  NONE: 'done.unfollowed',
} as const;

export function followRoutes(serve: Serve, services: Services): void {
  serve(
    followMaker,
    async ({ params, body, viewer }) => {
      const { state, followers } = await setFollow(services, {
        followerId: viewer.id,
        makerId: params.id,
        wanted: body.wanted,
      });
      return {
        ...succeed(reasons[state]),
        isFollowed: state === 'FOLLOWING',
        followState: state,
        followersCount: followers,
      };
    },
    { limits: [{ name: 'follow', by: 'account', most: 120, seconds: 60 }] },
  );

  serve(listFollowRequests, ({ query, viewer }) => listRequests(services, viewer.id, query.cursor));

  serve(
    answerFollowRequest,
    async ({ params, body, viewer }) => {
      await answerRequest(services, { makerId: viewer.id, followerId: params.id, agree: body.agree });
      return { ...succeed(body.agree ? 'done.followAgreed' : 'done.followRefused') };
    },
    { limits: [{ name: 'follow-requests', by: 'account', most: 240, seconds: 60 }] },
  );
}
