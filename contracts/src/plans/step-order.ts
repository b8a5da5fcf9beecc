/** A step with the keys of the steps that have to be finished before it. */
interface Ordered {
  key: string;
  finishBefore: readonly string[];
}

/** The keys of the steps that wait for themselves, directly or through others; empty if none does. */
export function cycleOf(steps: readonly Ordered[]): string[] {
  const left = new Map(steps.map(({ key, finishBefore }) => [key, finishBefore]));
  for (;;) {
    const free = [...left].filter(([, before]) => !before.some((key) => left.has(key)));
    if (free.length === 0) return [...left.keys()];
    for (const [key] of free) left.delete(key);
  }
}
