import { eq, inArray } from 'drizzle-orm';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { type EditableDesign, editDesign, updateDesign } from '#contracts/designs/edit-design.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { media } from '#server/platform/media/media.tables.ts';
import { cameraPhotograph, plainPicture } from '../people/photographs.ts';
import type { Shop } from '../people/shop.ts';

export type Change = RequestOf<typeof updateDesign>['body'];

/** What the form sends for an unchanged design. */
export const asItIs = ({ words, pictures, video, revision }: EditableDesign): Change => ({
  ...words,
  pictures: pictures.map((picture) => picture.id),
  videoId: video?.id ?? null,
  revision,
});

export const picture = async (width: number) => ({
  name: `${width}.jpg`,
  bytes: await plainPicture('jpeg', { width, height: 400 }),
});

/** A truncated JPEG: its header is complete, so the upload is accepted. */
export const damagedPicture = async () =>
  (await cameraPhotograph({ width: 800, height: 600 })).subarray(0, 4000);

/** Loads and changes designs of a shop's maker, and reads their rows. */
export function makeEditing(opened: () => Shop) {
  const db = () => opened().app.services.db;
  const read = async (id: number, actor = opened().maker) =>
    (await actor.call(editDesign, { params: { id } })).body.design;
  const put = (id: number, body: Change, actor = opened().maker) =>
    actor.call(updateDesign, { params: { id }, body });
  return {
    read,
    put,
    change: async (id: number, changes: Partial<Change>) =>
      put(id, { ...asItIs(await read(id)), ...changes }),
    widths: async (id: number) =>
      (await opened().app.visitor.call(getProductDetails, { params: { id } })).body.product.pictures.map(
        ({ width }) => width,
      ),
    async row(id: number) {
      const [found] = await db().select().from(designs).where(eq(designs.id, id));
      if (!found) throw new Error(`There is no design ${id}`);
      return found;
    },
    mediaLeft: async (ids: number[]) =>
      (await db().select({ id: media.id }).from(media).where(inArray(media.id, ids))).map(({ id }) => id),
  };
}
