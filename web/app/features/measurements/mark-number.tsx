import type { PartName } from '#contracts/measurements/garments.ts';
import { type BodyMark, numberOf } from './body-marks.ts';

/**
 * The number of a part on the figure, in the colour of its line; nothing for a part that is not on it. It is not text,
 * so that the label contains only the name.
 */
export function MarkNumber({ part, marks }: { part: PartName; marks: readonly BodyMark[] }) {
  const number = numberOf(part, marks);
  if (number === 0) return null;
  const goes = marks[number - 1]?.goes;
  return (
    <span
      aria-hidden="true"
      data-number={number}
      className={`num before:content-[attr(data-number)] ${goes === 'round' ? 'text-madder-text' : 'text-indigo'}`}
    />
  );
}
