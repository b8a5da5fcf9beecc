import type { FollowState } from './follows.contract.ts';

/** How somebody stands to a person whom they follow, have asked to follow, or neither. */
export function followStateOf({
  isFollowed,
  isRequested,
}: {
  isFollowed: boolean;
  isRequested: boolean;
}): FollowState {
  if (isFollowed) return 'FOLLOWING';
  return isRequested ? 'REQUESTED' : 'NONE';
}
