import type { GarmentName } from '#yard/drawing/public.ts';

/**
 * What somebody says under a design, and what its maker answers. {cloth} is the design's first material, {days} its
 * completion time and {maker} the maker's first name.
 */
export interface Talk {
  says: string;
  answer?: string;
  /** Only of these; of anything in its category where left out. */
  of?: readonly GarmentName[];
}
