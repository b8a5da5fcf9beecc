import type { followMaker } from '#contracts/engagement/follows.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Mark } from '../marks/serial-toggle.ts';

export type FollowReply = ReplyOf<typeof followMaker>;

/** What a reply says of the follow; `count` where it tells no number. */
export function followIn({ followState, followersCount }: FollowReply, count: number): Mark {
  return {
    on: followState !== 'NONE',
    waits: followState === 'REQUESTED',
    count: followersCount ?? count,
    asksFirst: followersCount === null,
  };
}
