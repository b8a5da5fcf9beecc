import type { Textile } from '../cloth/textile.ts';
import type { Palette } from '../colour/palettes.ts';
import type { Box, Scene } from '../scene/scene.ts';
import type { Footprint, Ground } from '../scene/walls.ts';

export interface Look {
  pal: Palette;
  tx: Textile;
  blouse: { pal: Palette; tx: Textile; dupatta: Textile };
}

export type View = 'full' | 'half' | 'detail' | 'fold' | 'hang';

export const CATEGORIES = [
  "Women's Fashion",
  "Men's Fashion",
  'Accessories',
  'Shoes',
  'Bags',
  'Jewelry',
  'Home Decor',
  'Kids Fashion',
] as const;

export type Category = (typeof CATEGORIES)[number];

export interface Garment {
  label: string;
  category: Category;
  /** Where the garment may stand, hang or lie. */
  kind: readonly Ground[];
  views: readonly View[];
  /** Its footprint on the floor. */
  foot?: Footprint;
  /** The part of the stage that the full view shows. */
  frame?: Box;
  /** What the half view shows, if not the upper middle. */
  closer?: Box;
  draw(scene: Scene, look: Look): void;
}
