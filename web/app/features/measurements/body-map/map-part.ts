import type { PartName } from '#contracts/measurements/garments.ts';

/** Parts that a tape, or a count of panels, shows on the drawing. */
export type MapPart = PartName;
