import type { Category } from '#yard/drawing/public.ts';
import { arrangeFeed } from './arrange-feed.ts';
import type { DemoDesign, DesignRow } from './demo-types.ts';
import { describePicture } from './describe-picture.ts';
import { closedShoes } from './designs/closed-shoes.designs.ts';
import { coats } from './designs/coats.designs.ts';
import { dayBags } from './designs/day-bags.designs.ts';
import { drapedAccessories } from './designs/draped-accessories.designs.ts';
import { earrings } from './designs/earrings.designs.ts';
import { eveningBags } from './designs/evening-bags.designs.ts';
import { kurtas } from './designs/kurtas.designs.ts';
import { lehengas } from './designs/lehengas.designs.ts';
import { lightSarees } from './designs/light-sarees.designs.ts';
import { littleDresses } from './designs/little-dresses.designs.ts';
import { littleKurtas } from './designs/little-kurtas.designs.ts';
import { mensKurtas } from './designs/mens-kurtas.designs.ts';
import { necklaces } from './designs/necklaces.designs.ts';
import { openShoes } from './designs/open-shoes.designs.ts';
import { roomFurnishings } from './designs/room-furnishings.designs.ts';
import { silkSarees } from './designs/silk-sarees.designs.ts';
import { softFurnishings } from './designs/soft-furnishings.designs.ts';
import { tiedAccessories } from './designs/tied-accessories.designs.ts';
import { hashtagsOf } from './hashtags-of.ts';
import { translationsOf } from './other-languages.ts';

/** Takes one of each garment in turn, so that a category does not begin with several of the same garment. */
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
    description: row.description + hashtagsOf(row),
    key,
    category,
    seed: row.seed ?? key,
    translations: translationsOf(key),
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
