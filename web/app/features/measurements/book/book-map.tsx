import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import type { Garment, PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { BodyMapSides } from '../body-map/body-map-sides.tsx';

interface BookMapProps {
  garment: Garment;
  body: BookBody;
  /** Lengths without their unit, for which the drawing has no room. */
  values: Partial<Record<PartName, string>>;
  unit: Unit;
  /** The part being measured. */
  now?: PartName | null;
  /** Only these parts have a line; all of the garment without it. */
  only?: readonly PartName[];
  /** Makes each line of the drawing a control. */
  onChoose?: (part: PartName) => void;
  /** Drawn in black, for paper. */
  isSheet?: boolean;
}

/** Front and back of a body in a garment, with the measured values on their lines. */
export function BookMap({
  garment,
  body,
  values,
  unit,
  now = null,
  only,
  onChoose,
  isSheet = false,
}: BookMapProps) {
  const t = useWords(measurementsWords);
  return (
    <BodyMapSides
      garment={garment}
      body={body}
      values={values}
      unit={t(`unitShort.${unit}`)}
      now={now}
      only={only}
      onChoose={onChoose}
      variant={isSheet ? 'sheet' : 'screen'}
    />
  );
}
