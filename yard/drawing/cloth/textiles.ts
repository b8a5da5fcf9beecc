import { ajrakh, block } from './block-print.textiles.ts';
import { banarasi, kanjeevaram } from './brocade.textiles.ts';
import { chikan, phulkari } from './embroidered.textiles.ts';
import { jamdani, mashru, plain } from './loom.textiles.ts';
import { kalamkari } from './painted.textiles.ts';
import { kantha } from './quilted.textiles.ts';
import { abhla, baluchari, chanderi, doria, kani } from './regional.textiles.ts';
import { ikat, patola } from './resist-dye.textiles.ts';
import type { Textile } from './textile.ts';
import { bandhani, leheriya } from './tie-dye.textiles.ts';

export const TEXTILES = {
  bandhani,
  leheriya,
  ikat,
  patola,
  ajrakh,
  block,
  kalamkari,
  chikan,
  phulkari,
  banarasi,
  kanjeevaram,
  mashru,
  jamdani,
  kantha,
  plain,
  kani,
  doria,
  chanderi,
  baluchari,
  abhla,
} satisfies Record<string, Textile>;

export type TextileName = keyof typeof TEXTILES;
