import type { FollowState } from '#contracts/engagement/follows.contract.ts';
import type { ServerMark } from '../marks/mark-overlay.ts';

/** What an answer of the API says of a follow, as the mark that its button draws. */
export function followOf(state: FollowState, count: number, asOf: number): ServerMark {
  return { on: state !== 'NONE', waits: state === 'REQUESTED', count, asOf };
}
