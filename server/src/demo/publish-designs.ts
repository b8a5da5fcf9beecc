import { join } from 'node:path';
import { translations as translationsSchema } from '#contracts/designs/languages/translations.ts';
import { noOptions } from '#contracts/designs/options/design-options.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import type { DemoDesign } from '#demo/catalogue/demo-types.ts';
import { uploadDesign } from '#server/modules/designs/publishing/upload-design.ts';
import { setMark } from '#server/modules/engagement/set-mark.ts';
import { importPicture } from '#server/platform/media/uploads/import-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { demoOptions } from './content/demo-options.ts';
import { demoOrders } from './content/demo-orders.ts';
import { demoKey, findDemoDesignKeys } from './demo.queries.ts';
import { ageOf } from './design-age.ts';
import { measuringOfDemo } from './measuring-of-demo.ts';
import { seededNumbers } from './seeded-numbers.ts';
import { servicesAt } from './services-at.ts';

const pictures = join(import.meta.dirname, '../../../demo/pictures');

const ordered = new Set(demoOrders.map(({ design }) => design));

/**
 * Publishes designs as their makers would, newest first. Existing designs are skipped. `isStopping`
 * stops between two designs.
 */
export async function publishDesigns(
  services: Services,
  people: Map<string, number>,
  {
    designs = demoDesigns,
    isStopping = () => false,
  }: { designs?: readonly DemoDesign[]; isStopping?: () => boolean },
): Promise<void> {
  const start = services.clock.now().getTime();
  const known = await findDemoDesignKeys(services.db);
  for (const design of designs) {
    if (isStopping()) return;
    if (known.has(demoKey(design.key))) continue;
    const makerId = people.get(design.maker);
    if (makerId === undefined) throw new Error(`The demo has no maker called ${design.maker}`);
    const publishedAt = new Date(start - ageOf(design.key));
    const id = await publish(services, design, makerId, publishedAt);
    await applaud(services, design, id, people, makerId);
  }
}

async function publish(
  services: Services,
  design: DemoDesign,
  makerId: number,
  publishedAt: Date,
): Promise<number> {
  // The pictures keep today's date: if they were backdated with their design, the sweep would delete them as unused.
  const mediaIds: number[] = [];
  for (const { file } of design.pictures) {
    const { mediaId } = await importPicture(services, { ownerId: makerId, file: join(pictures, file) });
    mediaIds.push(mediaId);
  }
  const dated = servicesAt(services, publishedAt);
  const { id } = await uploadDesign(dated, {
    makerId,
    words: {
      title: design.title,
      description: design.description,
      language: '',
      translations: translationsSchema.parse(design.translations),
      category: design.category,
      price: design.price,
      discount: design.discount,
      completionTime: `${design.completionDays} days`,
      materialOne: design.materialOne,
      materialTwo: design.materialTwo,
      brand: '',
      size: '',
      measuring: measuringOfDemo(design),
      color: '',
      condition: '',
      options: demoOptions[design.key] ?? noOptions,
      mediaIds,
      videoId: undefined,
    },
    files: [],
    idempotencyKey: demoKey(design.key),
  });
  return id;
}

/** Adds likes and saves by a share of the people. Some designs get many, most get a few. */
async function applaud(
  services: Services,
  design: DemoDesign,
  designId: number,
  people: Map<string, number>,
  makerId: number,
): Promise<void> {
  const chance = seededNumbers(design.key);
  // Designs that were ordered also have many likes and saves.
  const love = Math.max(chance() ** 2 * 0.8, ordered.has(design.key) ? 0.35 : 0);
  for (const userId of people.values()) {
    if (userId === makerId) continue;
    if (chance() < love) await setMark(services, { mark: 'likes', userId, designId, wanted: true });
    if (chance() < love * 0.3) await setMark(services, { mark: 'saves', userId, designId, wanted: true });
  }
}
