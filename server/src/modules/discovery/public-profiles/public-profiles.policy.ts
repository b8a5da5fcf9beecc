import type { FollowState } from '#contracts/engagement/follows.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';

interface Case {
  isOwn: boolean;
  isVisitor: boolean;
  /** Whether either of the two has blocked the other. */
  isBlocked: boolean;
  visibility: ProfileVisibility;
  followState: FollowState;
}

/**
 * Nobody follows, writes to or reports themselves. Visitors see that they could follow and write, for signing in is
 * all that it takes; anyone who mutes has a feed of their own, and a report has somebody who stands for it. Across a block
 * nobody follows. Nobody begins to follow a private profile; what was
 * begun can be taken back.
 */
export function profilePolicy({ isOwn, isVisitor, isBlocked, visibility, followState }: Case) {
  const mayBegin = visibility !== 'PRIVATE' && !isBlocked;
  return {
    follow: !isOwn && (mayBegin || followState !== 'NONE'),
    message: !isOwn && !isBlocked,
    mute: !isOwn && !isVisitor,
    report: !isOwn && !isVisitor,
  };
}
