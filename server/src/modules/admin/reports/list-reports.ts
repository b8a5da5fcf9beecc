import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { FiledReport, listReports, QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { hoursToDecideReport } from '#contracts/admin/reports/reports.rules.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { namedIfRemoved } from '#server/modules/enquiries/public.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { lastReviewedId, type ReportRow, readReports } from './reports.queries.ts';

/** How many reports a page scans for matches, because owner and text must be looked up for each. */
const lookedThrough = 3000;

/**
 * A page of the queue, with what `viewerId` may decide. It may be short or empty although more pages follow. Throws
 * INVALID_INPUT for an unknown cursor.
 */
export async function loadReports(
  { db, env, clock }: Services,
  viewerId: number,
  { q, kind, status, ownerId, cursor }: ParsedOf<typeof listReports>['query'],
): Promise<{ reports: QueuedReport[]; nextCursor: string | null }> {
  const afterId = cursor === undefined ? 0 : idCursor.read(cursor).id;
  const isNarrowed = q !== '' || kind !== undefined || ownerId !== undefined;
  const endId = isNarrowed ? await lastReviewedId(db, status, { afterId, most: lookedThrough }) : undefined;
  const rows = await readReports(db, {
    q,
    kind: kind ?? null,
    status,
    ownerId: ownerId ?? null,
    afterId,
    untilId: endId ?? Number.MAX_SAFE_INTEGER,
    limit: adminPageSize + 1,
  });
  const { shown, nextCursor: next } = cutPage(rows, adminPageSize, idCursor);
  // If the page is not full, there may be matches after the last report scanned.
  const nextCursor = next ?? (endId === undefined ? null : idCursor.write({ id: endId }));
  const seen = { viewerId, mediaUrl: env.MEDIA_URL, now: clock.now() };
  return { reports: shown.map((row) => presentReport(row, seen)), nextCursor };
}

interface Seen {
  viewerId: number;
  mediaUrl: string;
  now: Date;
}

function presentReport(row: ReportRow, { viewerId, mediaUrl, now }: Seen): QueuedReport {
  const { id, kind, targetId, design, pictureKeys, words, voice, createdAt, ownerId, ownerName } = row;
  const isOpen = row.status === 'OPEN';
  // Enquiries may come from people without an account.
  const isThere = ownerId !== null || (kind === 'ENQUIRY' && words !== null);
  const urlOf = (key: string | null) => (key === null ? null : pictureUrl(mediaUrl, key));
  return {
    ...presentFiled(row),
    kind,
    targetId,
    design: design && { id: design.id, title: design.title, image: urlOf(design.pictureKey) },
    pictures: pictureKeys.map((key) => pictureUrl(mediaUrl, key)),
    owner:
      ownerId === null
        ? null
        : { id: ownerId, name: ownerName ?? '', profileImage: urlOf(row.ownerImageKey) },
    others: row.others.map(presentFiled),
    othersCount: row.othersCount,
    words: words === null ? null : namedIfRemoved(words),
    voice: voice && { url: `/api/admin/reports/${id}/voice`, ...voice },
    isOverdue: isOpen && now.getTime() - createdAt.getTime() > hoursToDecideReport * 3_600_000,
    canDismiss: isOpen && ownerId !== viewerId,
    canSuspend: isOpen && isThere && ownerId !== viewerId && kind === 'USER' && !row.ownerIsOut,
    canTakeDown: isOpen && isThere && ownerId !== viewerId && (kind !== 'USER' || row.ownerIsOut),
  };
}

function presentFiled(row: ReportRow | ReportRow['others'][number]): FiledReport {
  const { id, reporterId, reporterName, reason, note, createdAt } = row;
  return {
    id,
    reporter: reporterId === null ? null : { id: reporterId, name: reporterName ?? '' },
    reason,
    note,
    createdAt: new Date(createdAt).toISOString(),
  };
}
