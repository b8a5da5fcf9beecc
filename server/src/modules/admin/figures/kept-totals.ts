/** Milliseconds after which what is kept is counted anew, beside the answer that still gives it. */
const freshFor = 60_000;
/** Milliseconds after which nobody is answered with it any more. */
const goodFor = 600_000;

interface Kept<Totals> {
  totals: Totals;
  /** In milliseconds since 1970, when the counting began. */
  at: number;
}

/**
 * Gives what `count` last said. Anyone who asks for something older than a minute is not kept waiting: it is counted
 * once, behind their back, for anyone who asks next; only what is older than ten minutes is waited for.
 */
export function keepTotals<Totals>(
  count: () => Promise<Totals>,
  { now, onFailure }: { now: () => Date; onFailure: (error: unknown) => void },
): () => Promise<Totals> {
  let kept: Kept<Totals> | undefined;
  let counting: Promise<Totals> | undefined;

  function countAnew(): Promise<Totals> {
    const at = now().getTime();
    counting ??= count()
      .then((totals) => {
        kept = { totals, at };
        return totals;
      })
      .finally(() => {
        counting = undefined;
      });
    return counting;
  }

  return async () => {
    const age = kept === undefined ? Number.POSITIVE_INFINITY : now().getTime() - kept.at;
    if (kept === undefined || age > goodFor) return countAnew();
    if (age > freshFor) countAnew().catch(onFailure);
    return kept.totals;
  };
}
