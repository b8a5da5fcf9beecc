import { relatedCount } from '#contracts/discovery/related-designs.contract.ts';
import { isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/**
 * The newest designs of a maker that the viewer may see, except one. Parameters: the maker, the design, the viewer or
 * null.
 */
export const othersOfMaker = prepared<
  { id: number },
  [makerId: number, designId: number, viewerId: number | null]
>(
  'related.of-maker',
  `select id from designs where maker_id = $1 and status = 'PUBLISHED' and id <> $2
      and ${isSeenBy('maker_id', '$3')}
    order by published_at desc, id desc limit ${relatedCount}`,
);

export interface AlikeRow {
  id: number;
  pricePaise: number;
  /** One per line. */
  materials: string;
}

/** Rows scanned by price in each direction, including those of the same maker. */
const walkLength = 24;
export const mostAlike = 12;

const columns = 'design_id, price_paise, maker_id, materials';

const walks = (like: string) => `
  (select ${columns} from design_search
    where ${like} and (price_paise, design_id) < ($pricePaise::bigint, $designId::bigint)
    order by price_paise desc, design_id desc limit ${walkLength})
  union all
  (select ${columns} from design_search
    where ${like} and (price_paise, design_id) > ($pricePaise::bigint, $designId::bigint)
    order by price_paise, design_id limit ${walkLength})`;

/**
 * Designs of other makers near a price, in the same category, preferring those of the same materials. Four short
 * index-only scans.
 */
export const alikeDesigns = prepared<
  AlikeRow,
  { category: string; pricePaise: number; designId: number; makerId: number; materials: string }
>(
  'related.alike',
  `with seen as materialized (
     select * from (${walks('category = $category and materials = $materials')}) same
     union
     select * from (${walks('category = $category')}) near)
   select design_id as id, price_paise as "pricePaise", materials from seen
    where maker_id <> $makerId
    order by materials = $materials desc,
             string_to_array(materials, E'\\n') && string_to_array($materials, E'\\n') desc,
             abs(ln(price_paise::float8 / $pricePaise::bigint)), design_id desc
    limit ${mostAlike}`,
);
