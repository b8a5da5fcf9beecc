import { guessMeasuring, type Measuring } from '#contracts/measurements/measuring.ts';
import type { DemoDesign } from '#demo/catalogue/demo-types.ts';

const garments: Partial<Record<DemoDesign['garment'], Measuring>> = {
  saree: 'NONE',
  // Children grow faster than anybody measures them.
  frock: 'SIZED',
  jhabla: 'SIZED',
};

/** How a design of the demo is fitted: as its garment says, else as its words do. */
export function measuringOfDemo(design: DemoDesign): Measuring {
  return garments[design.garment] ?? guessMeasuring(design);
}
