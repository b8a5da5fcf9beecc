import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import { type Garment, type PartName, partsOf } from '#contracts/measurements/garments.ts';
import { BodyFigure } from '../body-figure.tsx';
import { bodyMarksOf } from '../body-marks.ts';

export interface BookMapProps {
  garment: Garment;
  body: BookBody;
  values: Partial<Record<PartName, string>>;
  now?: PartName | null;
  onChoose?: (part: PartName) => void;
  /** Drawn for paper. */
  isSheet?: boolean;
}

export function BookMap({ garment, now = null }: BookMapProps) {
  return <BodyFigure marks={bodyMarksOf(partsOf(garment))} now={now} />;
}
