import type { FollowState } from './follows.contract.ts';

/** Whether the viewer follows a person, has asked to, or neither. */
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
