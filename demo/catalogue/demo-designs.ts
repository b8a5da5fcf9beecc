import type { Category } from '#demo/textiles/garments/garment.ts';
import { arrangeFeed } from './arrange-feed.ts';
import { closedShoes } from './closed-shoes.designs.ts';
import { coats } from './coats.designs.ts';
import { dayBags } from './day-bags.designs.ts';
import type { DemoDesign, DesignRow } from './demo-types.ts';
import { describePicture } from './describe-picture.ts';
import { drapedAccessories } from './draped-accessories.designs.ts';
import { earrings } from './earrings.designs.ts';
import { eveningBags } from './evening-bags.designs.ts';
import { kurtas } from './kurtas.designs.ts';
import { lehengas } from './lehengas.designs.ts';
import { lightSarees } from './light-sarees.designs.ts';
import { littleDresses } from './little-dresses.designs.ts';
import { littleKurtas } from './little-kurtas.designs.ts';
import { mensKurtas } from './mens-kurtas.designs.ts';
import { necklaces } from './necklaces.designs.ts';
import { openShoes } from './open-shoes.designs.ts';
import { roomFurnishings } from './room-furnishings.designs.ts';
import { silkSarees } from './silk-sarees.designs.ts';
import { softFurnishings } from './soft-furnishings.designs.ts';
import { tiedAccessories } from './tied-accessories.designs.ts';

/** Takes one of each garment in turn, so that a category does not begin with a run of one. */
function alternate(...lists: readonly (readonly DesignRow[])[]): DesignRow[] {
  const byGarment = [...Map.groupBy(lists.flat(), ({ garment }) => garment).values()];
  const longest = Math.max(...byGarment.map((rows) => rows.length));
  return Array.from({ length: longest }, (_, i) => byGarment.flatMap((rows) => rows.slice(i, i + 1))).flat();
}

const ROWS: Record<Category, readonly DesignRow[]> = {
  "Women's Fashion": alternate(silkSarees, lightSarees, lehengas, kurtas),
  "Men's Fashion": alternate(coats, mensKurtas),
  Accessories: alternate(drapedAccessories, tiedAccessories),
  Shoes: alternate(closedShoes, openShoes),
  Bags: alternate(eveningBags, dayBags),
  Jewelry: alternate(earrings, necklaces),
  'Home Decor': alternate(softFurnishings, roomFurnishings),
  'Kids Fashion': alternate(littleDresses, littleKurtas),
};

const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function completeDesign(category: Category, row: DesignRow): DemoDesign {
  const key = keyOf(row.title);
  return {
    ...row,
    key,
    category,
    seed: row.seed ?? key,
    pictures: row.views.map((view) => ({
      file: `${key}-${view}.webp`,
      view,
      alt: describePicture(row, view),
    })),
  };
}

/** All designs of the demo in feed order: the first should be the newest. */
export const demoDesigns: readonly DemoDesign[] = arrangeFeed(
  (Object.keys(ROWS) as Category[]).flatMap((category) =>
    ROWS[category].map((row) => completeDesign(category, row)),
  ),
);
