import type { DesignDraft, ListedDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { draftDays, draftWarningDays } from '#contracts/designs/drafts/drafts.rules.ts';
import { noTypedOptions } from '#contracts/designs/options/typed-options.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { pictureUrl, videoUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { presentEditablePicture } from '../editing/load-editable-design.ts';
import { findDraft, findPictures, findVideoKey, listDraftRows } from './drafts.queries.ts';

type Given = Pick<Services, 'db' | 'env'>;

const day = 24 * 60 * 60 * 1000;

/** A person’s drafts, last changed first. */
export async function listDrafts({ db, env }: Given, makerId: number): Promise<ListedDraft[]> {
  const drafts = await listDraftRows(db, makerId);
  const covers = await findPictures(
    db,
    makerId,
    drafts.flatMap(({ pictures }) => pictures.slice(0, 1)),
  );
  const ready = new Map(covers.filter(({ status }) => status === 'READY').map((one) => [one.mediaId, one]));
  return drafts.map(({ id, words, pictures, updatedAt, warnedAt }) => {
    const cover = pictures[0] === undefined ? undefined : ready.get(pictures[0]);
    return {
      id,
      title: words.title,
      image: cover === undefined ? null : pictureUrl(env.MEDIA_URL, cover.key),
      pictureCount: pictures.length,
      updatedAt: updatedAt.toISOString(),
      goesAt: goesAt(updatedAt, warnedAt).toISOString(),
    };
  });
}

/** When a draft is deleted unless its maker changes it; never less than `draftWarningDays` after the warning. */
export function goesAt(updatedAt: Date, warnedAt: Date | null): Date {
  const warned = warnedAt === null ? 0 : warnedAt.getTime() + draftWarningDays * day;
  return new Date(Math.max(updatedAt.getTime() + draftDays * day, warned));
}

/** The maker's own draft. Throws NOT_FOUND for another's. */
export async function loadDraft(
  { db, env }: Given,
  { makerId, draftId }: { makerId: number; draftId: number },
): Promise<DesignDraft> {
  const draft = await findDraft(db, makerId, draftId);
  if (!draft) throw notFound('designs.draftMissing');
  const { id, version, words, pictures, videoId } = draft;
  const found = new Map(
    (await findPictures(db, makerId, pictures))
      .filter(({ status }) => status !== 'FAILED')
      .map((one) => [one.mediaId, one]),
  );
  const videoKey = videoId === null ? undefined : await findVideoKey(db, makerId, videoId);
  return {
    id,
    version,
    // Older drafts have no languages and no options.
    words: {
      ...words,
      language: words.language ?? '',
      translations: words.translations ?? {},
      options: words.options ?? noTypedOptions,
    },
    pictures: pictures.flatMap((mediaId) => {
      const picture = found.get(mediaId);
      return picture === undefined ? [] : [presentEditablePicture(picture, env.MEDIA_URL)];
    }),
    video:
      videoId === null || videoKey === undefined
        ? null
        : { id: videoId, url: videoUrl(env.MEDIA_URL, videoKey) },
  };
}
