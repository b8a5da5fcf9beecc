import { guessMeasuring, type Measuring } from '#contracts/measurements/measuring.ts';
import type { DemoDesign } from '#demo/catalogue/demo-types.ts';

const garments: Partial<Record<DemoDesign['garment'], Measuring>> = {
  saree: 'NONE',
  // Children outgrow their measurements, so their clothes are made in sizes.
  frock: 'SIZED',
  jhabla: 'SIZED',
};

/** How a demo design is fitted: by its garment if listed, otherwise guessed from its text. */
export function measuringOfDemo(design: DemoDesign): Measuring {
  return garments[design.garment] ?? guessMeasuring(design);
}
