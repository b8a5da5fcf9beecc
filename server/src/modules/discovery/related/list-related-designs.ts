import { type getRelatedDesigns, relatedCount } from '#contracts/discovery/related-designs.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { getVisibleDesign } from '#server/modules/designs/public.ts';
import type { Services } from '#server/platform/services.ts';
import { type FoundDesignRow, foundDesigns } from '../search/found-designs.queries.ts';
import { presentFoundDesign } from '../search/present-search.ts';
import { type AlikeRow, alikeDesigns, othersOfMaker } from './related-designs.queries.ts';
import { type Likeness, unlikeness } from './unlikeness.ts';

/** Further designs to look at from a design that the viewer may see. Throws NOT_FOUND. */
export async function listRelatedDesigns(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { designId, viewerId, locale }: { designId: number; viewerId: number | null; locale: Locale },
): Promise<ReplyOf<typeof getRelatedDesigns>> {
  const design = await getVisibleDesign(db, designId, viewerId);
  const materials = [design.materialOne, design.materialTwo].filter((name) => name !== '');
  const [others, alike] = await Promise.all([
    othersOfMaker(db, [design.makerId, designId, viewerId]),
    alikeDesigns(db, {
      category: design.category,
      pricePaise: design.pricePaise,
      designId,
      makerId: design.makerId,
      materials: materials.join('\n'),
    }),
  ]);
  const ids = [...others, ...alike].map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await foundDesigns(db, [ids, viewerId, locale]);
  const byId = new Map(rows.map((row) => [row.id, row]));

  const likeness = { pricePaise: design.pricePaise, materials, dyes: design.pictures[0]?.dyes ?? [] };
  const similar = alike
    .flatMap((candidate) => {
      const row = byId.get(candidate.id);
      return row ? [{ row, distance: unlikeness(likeness, likenessOf(candidate, row)) }] : [];
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, relatedCount)
    .map(({ row }) => row);
  const fromMaker = others.flatMap(({ id }) => byId.get(id) ?? []);
  const present = (row: FoundDesignRow) => presentFoundDesign(row, locale, env.MEDIA_URL);
  return { success: true, fromMaker: fromMaker.map(present), similar: similar.map(present) };
}

function likenessOf({ pricePaise, materials }: AlikeRow, { picture }: FoundDesignRow): Likeness {
  return {
    pricePaise,
    materials: materials.split('\n').filter((name) => name !== ''),
    dyes: picture?.dyes ?? [],
  };
}
