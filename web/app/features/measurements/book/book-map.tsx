import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import type { Garment, PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { BodyMapSides } from '../body-map/body-map-sides.tsx';
import { MapCloseUp } from '../body-map/map-close-up.tsx';

export interface DrawnBook {
  garment: Garment;
  body: BookBody;
  /** Without the unit, for which the drawing has no room. */
  values: Partial<Record<PartName, string>>;
  unit: Unit;
}

interface BookMapProps extends DrawnBook {
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
  const t = useWords(measurementsWords, 'unitShort');
  return (
    <BodyMapSides
      garment={garment}
      body={body}
      values={values}
      unit={t(unit)}
      now={now}
      only={only}
      onChoose={onChoose}
      variant={isSheet ? 'sheet' : 'screen'}
    />
  );
}

interface BookCloseUpProps extends DrawnBook {
  now: PartName;
  className: string;
}

/** The part of the drawing around the line being measured, above the fields of narrow screens. */
export function BookCloseUp({ unit, ...map }: BookCloseUpProps) {
  const t = useWords(measurementsWords, 'unitShort');
  return <MapCloseUp {...map} unit={t(unit)} />;
}
