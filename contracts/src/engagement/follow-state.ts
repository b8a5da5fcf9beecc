import type { FollowState } from './follows.contract.ts';

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
