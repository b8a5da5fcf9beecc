import type { PaletteName } from '#yard/drawing/public.ts';

/** A maker's name for the colour of a cloth, by palette. */
export const paletteColours: Record<PaletteName, string> = {
  sindoor: 'Vermilion red',
  rani: 'Rani pink',
  neel: 'Indigo',
  midnight: 'Midnight blue',
  haldi: 'Turmeric yellow',
  genda: 'Marigold',
  mor: 'Peacock green',
  bottle: 'Bottle green',
  jamun: 'Jamun purple',
  lac: 'Lac crimson',
  rust: 'Rust',
  ajrakh: 'Indigo and madder',
  manjistha: 'Madder red',
  kora: 'Undyed',
  ivory: 'Ivory',
  gulaab: 'Rose pink',
  pista: 'Pistachio',
  aasmaan: 'Sky blue',
  kashni: 'Lavender',
  kaala: 'Black',
  mitti: 'Earth brown',
  sona: 'Old gold',
};
