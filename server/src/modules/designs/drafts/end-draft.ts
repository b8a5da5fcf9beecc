import { draftDays, draftWarningDays } from '#contracts/designs/drafts/drafts.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { markUnclaimed } from '#server/platform/media/media.queries.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { type DraftRow, deleteDraftRow, lockDraft, lockOldDrafts } from './drafts.queries.ts';
import { warnOfDrafts } from './warn-of-drafts.ts';

const day = 24 * 60 * 60 * 1000;

interface DraftKey {
  makerId: number;
  draftId: number;
}

/** Deletes the maker's own draft with its files. Throws NOT_FOUND for another's or a deleted one. */
export function deleteDraft(
  services: Pick<Services, 'db' | 'jobs'>,
  { makerId, draftId }: DraftKey,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const draft = await lockDraft(tx, makerId, draftId);
    if (!draft) throw notFound('designs.draftMissing');
    await remove(services, tx, draft);
  });
}

/** Hourly: warns makers of drafts they have left unchanged, and deletes these with their files a week later. */
export function scheduleDraftSweep(services: Services): void {
  services.jobs.every('designs.drafts', 3600, async () => {
    await warnOfDrafts(services);
    await sweepDrafts(services);
  });
}

export function sweepDrafts(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = services.clock.now().getTime();
  const before = new Date(now - draftDays * day);
  const warnedBefore = new Date(now - draftWarningDays * day);
  return inTransaction(services.db, async (tx) => {
    for (const draft of await lockOldDrafts(tx, { before, warnedBefore })) await remove(services, tx, draft);
  });
}

async function remove(services: Pick<Services, 'jobs'>, tx: Transaction, draft: DraftRow): Promise<void> {
  await deleteDraftRow(tx, draft.id);
  await removeMedia(services, tx, idsOf(draft));
}

/**
 * Deletes a draft in the transaction that publishes it, and unclaims its files for the design. Does nothing if the
 * draft is gone.
 */
export async function takeDraft(tx: Transaction, { makerId, draftId }: DraftKey): Promise<void> {
  const draft = await lockDraft(tx, makerId, draftId);
  if (!draft) return;
  await deleteDraftRow(tx, draft.id);
  await markUnclaimed(tx, makerId, idsOf(draft));
}

const idsOf = ({ pictures, videoId }: DraftRow) => (videoId === null ? pictures : [...pictures, videoId]);
