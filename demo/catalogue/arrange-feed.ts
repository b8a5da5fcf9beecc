import type { DemoDesign } from './demo-types.ts';

/**
 * Orders designs so that neighbours differ. Categories alternate in proportion to their size, and no colour or
 * garment repeats within a few cards where another is available.
 */
export function arrangeFeed(designs: readonly DemoDesign[]): DemoDesign[] {
  const sizes = new Map<string, number>();
  for (const { category } of designs) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  const seen = new Map<string, number>();
  const waiting = designs
    .map((design) => {
      const nth = seen.get(design.category) ?? 0;
      seen.set(design.category, nth + 1);
      return { design, at: (nth + 0.5) / (sizes.get(design.category) ?? 1) };
    })
    .sort((a, b) => a.at - b.at || a.design.title.localeCompare(b.design.title, 'en'))
    .map(({ design }) => design);
  const feed: DemoDesign[] = [];
  while (waiting.length > 0) {
    const near = feed.slice(-4);
    const clash = (d: DemoDesign) =>
      near.reduce(
        (sum, n, i) =>
          sum +
          (i + 1) *
            (Number(n.palette === d.palette) * 2 +
              Number(n.garment === d.garment) * 3 +
              Number(n.category === d.category) * 2 +
              Number(n.maker === d.maker)),
        0,
      );
    let best = 0;
    for (let i = 1; i < Math.min(14, waiting.length); i++) {
      const a = waiting[i];
      const b = waiting[best];
      if (a && b && clash(a) + i * 0.35 < clash(b) + best * 0.35) best = i;
    }
    feed.push(...waiting.splice(best, 1));
  }
  return feed;
}
