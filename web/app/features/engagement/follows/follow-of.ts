import type { FollowState } from '#contracts/engagement/follows.contract.ts';
import type { ServerMark } from '../marks/mark-overlay.ts';

/** The mark of a follow from an API reply, for its button. */
export function followOf(state: FollowState, count: number, asOf: number): ServerMark {
  return { on: state !== 'NONE', waits: state === 'REQUESTED', count, asOf };
}
