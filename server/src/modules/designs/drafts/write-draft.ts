import { draftSentences, mostDrafts } from '#contracts/designs/drafts/drafts.rules.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { refuseOtherWords } from '#server/platform/http/request-hash.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import { markUnclaimed } from '#server/platform/media/media.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { stagedIsGone } from '../publishing/staged-is-gone.ts';
import {
  type BegunBy,
  countDrafts,
  type DraftContent,
  findBegunDraft,
  insertDraft,
  lockDraft,
  lockMaker,
  setDraft,
} from './drafts.queries.ts';

type Given = Pick<Services, 'db' | 'clock'>;

interface SavedDraft {
  id: number;
  version: number;
}

/**
 * Creates a draft. The same request again returns the draft that it created, in its present state. Throws CONFLICT if
 * the key has begun another draft or the maker has reached the limit, INVALID_INPUT for a missing file.
 */
export function createDraft(
  { db, clock }: Given,
  begunBy: BegunBy,
  content: DraftContent,
): Promise<SavedDraft> {
  const { makerId } = begunBy;
  return inTransaction(db, async (tx) => {
    await lockMaker(tx, makerId);
    const begun = await findBegun(tx, begunBy);
    if (begun) return begun;
    if ((await countDrafts(tx, makerId)) >= mostDrafts) throw new AppError('CONFLICT', draftSentences.full);
    const now = clock.now();
    await claimFiles(tx, makerId, filesOf(content), now);
    return insertDraft(tx, begunBy, content, now);
  });
}

/** The draft that an earlier attempt began. Throws CONFLICT if that was another request. */
export async function findBegun(
  executor: Executor,
  { makerId, idempotencyKey, requestHash }: BegunBy,
): Promise<SavedDraft | undefined> {
  const begun = await findBegunDraft(executor, makerId, idempotencyKey);
  if (!begun) return undefined;
  refuseOtherWords(begun, requestHash);
  return { id: begun.id, version: begun.version };
}

/**
 * Overwrites a draft. Idempotent. Throws NOT_FOUND for another's, CONFLICT if it was changed since it was read,
 * INVALID_INPUT for a missing file.
 */
export function saveDraft(
  { db, clock }: Given,
  { makerId, draftId }: { makerId: number; draftId: number },
  { version, ...content }: DraftContent & { version: number },
): Promise<SavedDraft> {
  return inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, makerId, draftId);
    if (!draft) throw notFound('designs.draftMissing');
    if (isSame(draft, content)) return { id: draftId, version: draft.version };
    if (draft.version !== version) throw new AppError('CONFLICT', draftSentences.meanwhile);
    const now = clock.now();
    const [before, after] = [filesOf(draft), filesOf(content)];
    await claimFiles(tx, makerId, without(after, before), now);
    // The maker may put them back; files unclaimed for a day are deleted.
    const dropped = without(before, after);
    await markUnclaimed(tx, makerId, [...dropped.pictures, ...dropped.videos]);
    await setDraft(tx, draftId, content, now);
    return { id: draftId, version: draft.version + 1 };
  });
}

interface Files {
  pictures: readonly number[];
  videos: readonly number[];
}

const filesOf = ({ pictures, videoId }: DraftContent): Files => ({
  pictures,
  videos: videoId === null ? [] : [videoId],
});

const without = (some: Files, others: Files): Files => ({
  pictures: some.pictures.filter((id) => !others.pictures.includes(id)),
  videos: some.videos.filter((id) => !others.videos.includes(id)),
});

async function claimFiles(
  tx: Transaction,
  makerId: number,
  { pictures, videos }: Files,
  now: Date,
): Promise<void> {
  if (!(await claimMedia(tx, makerId, 'PICTURE', pictures, now)))
    throw invalidInput({ pictures: stagedIsGone });
  if (!(await claimMedia(tx, makerId, 'VIDEO', videos, now))) throw invalidInput({ video: stagedIsGone });
}

function isSame(one: DraftContent, other: DraftContent): boolean {
  const textOf = ({ words, pictures, videoId }: DraftContent) =>
    JSON.stringify([Object.entries(words).sort(), pictures, videoId]);
  return textOf(one) === textOf(other);
}
