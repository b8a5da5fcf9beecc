import { describe, expect, it } from 'vitest';
import { TEXTILES, type TextileName } from './cloth/textiles.ts';
import { PALETTES, type PaletteName } from './colour/palettes.ts';
import { type Drawing, drawDesign } from './draw-design.ts';
import { CATEGORIES, type Garment } from './garments/garment.ts';
import { GARMENTS, type GarmentName } from './garments/garments.ts';
import { item } from './item.ts';

const garmentNames = Object.keys(GARMENTS) as GarmentName[];
const textileNames = Object.keys(TEXTILES) as TextileName[];
const paletteNames = Object.keys(PALETTES) as PaletteName[];

describe('drawDesign', () => {
  it('gives the same text for the same drawing and another for another seed', () => {
    const drawing: Drawing = { seed: 'gulnaar', garment: 'blouse', textile: 'ikat', palette: 'rust' };
    expect(drawDesign(drawing)).toBe(drawDesign({ ...drawing }));
    expect(drawDesign(drawing)).not.toBe(drawDesign({ ...drawing, seed: 'suhag' }));
  });

  it('shows the full and the half view of one scene, cut differently', () => {
    const drawing: Drawing = { seed: 'subah', garment: 'mules', textile: 'kantha', palette: 'kora' };
    const viewBox = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];
    const full = drawDesign({ ...drawing, view: 'full' });
    const half = drawDesign({ ...drawing, view: 'half' });
    expect(viewBox(full)).not.toBe(viewBox(half));
  });

  it('draws every garment without a broken number', () => {
    for (const [i, garment] of garmentNames.entries()) {
      const svg = drawDesign({
        seed: garment,
        garment,
        textile: item(textileNames, i % textileNames.length),
        palette: item(paletteNames, i % paletteNames.length),
        width: 720,
      });
      expect(svg).toContain('width="720" height="900"');
      expect(svg, garment).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('draws every textile folded, without a broken number', () => {
    for (const textile of textileNames)
      expect(
        drawDesign({ seed: textile, garment: 'saree', textile, palette: 'sindoor', view: 'fold' }),
        textile,
      ).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('offers at least four garments in each of the eight categories', () => {
    const all: Garment[] = Object.values(GARMENTS);
    for (const category of CATEGORIES)
      expect(all.filter((garment) => garment.category === category).length).toBeGreaterThanOrEqual(4);
  });
});
