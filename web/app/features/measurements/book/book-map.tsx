import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import type { Garment, PartName } from '#contracts/measurements/garments.ts';
import { BodyMapSides } from '../body-map/body-map-sides.tsx';

interface BookMapProps {
  garment: Garment;
  body: BookBody;
  values: Partial<Record<PartName, string>>;
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
  now = null,
  only,
  onChoose,
  isSheet = false,
}: BookMapProps) {
  return (
    <BodyMapSides
      garment={garment}
      body={body}
      values={values}
      now={now}
      only={only}
      onChoose={onChoose}
      variant={isSheet ? 'sheet' : 'screen'}
    />
  );
}
