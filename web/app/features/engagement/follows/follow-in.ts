import type { followMaker } from '#contracts/engagement/follows.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Mark } from '../marks/serial-toggle.ts';

export type FollowReply = ReplyOf<typeof followMaker>;

/** The mark of a follow from a reply; `count` is used if the reply has no number. */
export function followIn({ followState, followersCount }: FollowReply, count: number): Mark {
  return {
    on: followState !== 'NONE',
    waits: followState === 'REQUESTED',
    count: followersCount ?? count,
    asksFirst: followersCount === null,
  };
}
