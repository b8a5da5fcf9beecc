import type { FollowState } from '#contracts/engagement/follows.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';

interface Case {
  isOwn: boolean;
  isVisitor: boolean;
  /** Whether either has blocked the other. */
  isBlocked: boolean;
  visibility: ProfileVisibility;
  followState: FollowState;
}

/**
 * People cannot follow, write to, mute or report themselves. Visitors may follow and write, because signing in is all
 * it takes, but they cannot mute, without a feed of their own, or report, because a report needs a person behind it.
 * A follow cannot begin across a block or at a private profile; an existing follow or request can be withdrawn.
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
