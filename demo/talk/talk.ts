import type { GarmentName } from '#yard/drawing/public.ts';

/**
 * A comment under a design, and its maker's answer. {cloth} is the design's first material, {days} its completion
 * time and {maker} the maker's first name.
 */
export interface Talk {
  says: string;
  answer?: string;
  /** Only for these garments; for every garment of its category if omitted. */
  of?: readonly GarmentName[];
}
