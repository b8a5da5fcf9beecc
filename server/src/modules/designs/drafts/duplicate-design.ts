import { draftSentences, mostDrafts } from '#contracts/designs/drafts/drafts.rules.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { hashOfRequest } from '#server/platform/http/request-hash.ts';
import { copyMedia } from '#server/platform/media/copy-media.ts';
import type { Services } from '#server/platform/services.ts';
import { loadEditableDesign } from '../editing/load-editable-design.ts';
import { countDrafts } from './drafts.queries.ts';
import { createDraft, findBegun } from './write-draft.ts';

interface Duplication {
  makerId: number;
  designId: number;
  idempotencyKey: string;
}

/**
 * Begins a draft with the texts of the maker's own design and copies of its files; likes, reviews and the like are
 * not copied. Throws NOT_FOUND for another's, CONFLICT if the key has begun another draft or the maker has reached
 * the limit of drafts.
 */
export async function duplicateDesign(
  services: Services,
  { makerId, designId, idempotencyKey }: Duplication,
): Promise<{ id: number; version: number }> {
  const { db, env } = services;
  const begunBy = { makerId, idempotencyKey, requestHash: hashOfRequest({ duplicateOf: designId }) };
  const begun = await findBegun(db, begunBy);
  if (begun) return begun;
  const design = await loadEditableDesign(db, env.MEDIA_URL, { makerId, designId });
  // Checked again when the draft is written; checked here before copying files.
  if ((await countDrafts(db, makerId)) >= mostDrafts) throw new AppError('CONFLICT', draftSentences.full);
  const pictures = await copyMedia(
    services,
    makerId,
    design.pictures.map(({ id }) => id),
  );
  const [videoId = null] = await copyMedia(services, makerId, design.video ? [design.video.id] : []);
  return createDraft(services, begunBy, { words: design.words, pictures, videoId });
}
