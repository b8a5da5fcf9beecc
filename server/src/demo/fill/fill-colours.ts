import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { paletteColours } from '#demo/catalogue/palette-colours.ts';
import { loadEditableDesign } from '#server/modules/designs/editing/load-editable-design.ts';
import { updateDesign } from '#server/modules/designs/editing/update-design.ts';
import type { Services } from '#server/platform/services.ts';
import { demoKey, findDemoDesigns } from '../demo.queries.ts';

/** Makers name the colours of their designs, as they would in the form. Designs with named colours are skipped. */
export async function fillColours(services: Services, isStopping: () => boolean): Promise<void> {
  const { db, env } = services;
  const published = await findDemoDesigns(db);
  for (const { key, palette } of demoDesigns) {
    const design = published.get(demoKey(key));
    if (isStopping()) return;
    if (!design) continue;
    const place = { makerId: design.makerId, designId: design.id };
    const {
      words: { options: _, ...words },
      pictures,
      revision,
    } = await loadEditableDesign(db, env.MEDIA_URL, place);
    if (words.color !== '') continue;
    await updateDesign(services, place, {
      ...words,
      price: Number(words.price),
      discount: Number(words.discount),
      color: paletteColours[palette],
      pictures: pictures.map(({ id }) => id),
      revision,
    });
  }
}
