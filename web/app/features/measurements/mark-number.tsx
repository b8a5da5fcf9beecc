import type { PartName } from '#contracts/measurements/garments.ts';
import type { MapLine } from './body-map/map-of.ts';

/**
 * The number of a part on the body map, in the colour of its line; nothing if it has none. It is not text, so that the
 * label contains only the name.
 */
export function MarkNumber({ part, lines }: { part: PartName; lines: readonly MapLine[] }) {
  const line = lines.find((one) => one.part === part);
  if (!line) return null;
  return (
    <span
      aria-hidden="true"
      data-number={line.number}
      className={`num before:content-[attr(data-number)] ${line.goes === 'round' ? 'text-madder-text' : 'text-indigo'}`}
    />
  );
}
