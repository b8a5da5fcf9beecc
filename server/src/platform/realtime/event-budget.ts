/** Events that a connection may send per second. */
const perSecond = 20;
/** Consecutive dropped events after which a connection is closed as abusive. */
const refusalsBeforeTheDoor = 200;

export type Verdict = 'accept' | 'drop' | 'hang up';

/** Rate-limits the events of one connection. `now` is in milliseconds. */
export function makeEventBudget(now: () => number = () => performance.now()): () => Verdict {
  let left = perSecond;
  let refused = 0;
  let last = now();
  return () => {
    const at = now();
    left = Math.min(perSecond, left + ((at - last) / 1000) * perSecond);
    last = at;
    if (left === perSecond) refused = 0;
    if (left >= 1) {
      left -= 1;
      return 'accept';
    }
    refused += 1;
    return refused > refusalsBeforeTheDoor ? 'hang up' : 'drop';
  };
}
