/** Events that a connection may send in a second. */
const perSecond = 20;
/** Anyone who was refused so many without a pause is not a person in a hurry. */
const refusalsBeforeTheDoor = 200;

export type Verdict = 'accept' | 'drop' | 'hang up';

/** Counts the events of one connection. `now` is in milliseconds. */
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
