import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import { typedOptionsOf } from '#contracts/designs/options/typed-options.ts';
import { toRupees } from '#contracts/money/money.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { videoUrl } from '#server/platform/media/media-url.ts';
import { presentPicture } from '#server/platform/media/present-picture.ts';
import { listPictures, type PictureState } from '../designs.queries.ts';
import { typedLanguage } from '../languages/design-languages.ts';
import { readOptions } from '../options/stored-options.ts';
import { findMediaId, findOwnDesign } from './edit-design.queries.ts';

/** The maker's own design for the edit form. Throws NOT_FOUND for another's or a deleted one. */
export async function loadEditableDesign(
  executor: Executor,
  mediaUrl: string,
  { makerId, designId }: { makerId: number; designId: number },
): Promise<EditableDesign> {
  const design = await findOwnDesign(executor, makerId, designId);
  if (!design || design.status === 'DELETED') throw notFound('designs.designMissing');
  const pictures = await listPictures(executor, designId);
  const { videoKey, completionDays: days } = design;
  const videoId = videoKey === null ? undefined : await findMediaId(executor, videoKey);
  return {
    id: design.id,
    status: design.status,
    revision: design.revision,
    words: {
      title: design.title,
      description: design.description,
      language: typedLanguage(design),
      translations: design.translations,
      category: design.category,
      price: String(toRupees(design.pricePaise)),
      discount: design.discountPercent === 0 ? '' : String(design.discountPercent),
      completionTime: days === 1 ? '1 day' : `${days} days`,
      materialOne: design.materialOne,
      materialTwo: design.materialTwo,
      brand: design.brand,
      size: design.size,
      measuring: design.measuring,
      color: design.colour,
      condition: design.condition,
      options: typedOptionsOf(readOptions(design.options)),
    },
    pictures: pictures
      .filter(({ status }) => status !== 'FAILED')
      .map((picture) => presentEditablePicture(picture, mediaUrl)),
    video:
      videoKey === null || videoId === undefined ? null : { id: videoId, url: videoUrl(mediaUrl, videoKey) },
    updatedAt: design.updatedAt.toISOString(),
  };
}

/** A picture for the edit form. */
export function presentEditablePicture(
  picture: PictureState,
  mediaUrl: string,
): EditableDesign['pictures'][number] {
  const isReady = picture.status === 'READY';
  return { id: picture.mediaId, isReady, picture: isReady ? presentPicture(picture, mediaUrl) : null };
}
