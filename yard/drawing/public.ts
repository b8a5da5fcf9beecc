/** The drawing's public interface; its other files are private. */
export type { TextileName } from './cloth/textiles.ts';
export type { PaletteName } from './colour/palettes.ts';
export { drawAvatar, SWATCHES } from './draw-avatar.ts';
export { drawDesign } from './draw-design.ts';
export { CATEGORIES, type Category, type Garment, type View } from './garments/garment.ts';
export { GARMENTS, type GarmentName } from './garments/garments.ts';
