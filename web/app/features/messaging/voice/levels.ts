/** The loudness of samples between -1 and 1, as 0 to 100; speech at arm's length is about the middle. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += (samples[index] ?? 0) ** 2;
  const loudness = Math.sqrt(sum / Math.max(1, samples.length));
  return Math.round(Math.min(1, Math.sqrt(loudness) * 1.6) * 100);
}

/** Reduces levels to at most `most` bars; each bar is the maximum of its share of the levels. */
export function barsOf(levels: readonly number[], most: number): number[] {
  const count = Math.min(most, levels.length);
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / count));
    return Math.max(...levels.slice(from, to));
  });
}
