/** Milliseconds after which cached totals are returned but recounted in the background. */
const freshFor = 60_000;
/** Milliseconds after which cached totals are no longer returned. */
const goodFor = 600_000;

interface Kept<Totals> {
  totals: Totals;
  /** When the count began, in milliseconds since 1970. */
  at: number;
}

/**
 * Caches the result of `count`, stale-while-revalidate: after a minute it is returned and recounted once in the
 * background; after ten minutes callers wait for the recount.
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
