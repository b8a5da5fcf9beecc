import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type {
  listVerifications,
  QueuedVerification,
} from '#contracts/admin/verifications/verification-queue.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { readVerifications, type VerificationRow } from './verification-queue.queries.ts';

/** A page of the queue, with what `viewerId` may decide. Throws INVALID_INPUT for an unknown cursor. */
export async function loadVerifications(
  executor: Executor,
  viewerId: number,
  { q, status, cursor }: ParsedOf<typeof listVerifications>['query'],
): Promise<{ verifications: QueuedVerification[]; nextCursor: string | null }> {
  const afterId = cursor === undefined ? 0 : idCursor.read(cursor).id;
  const rows = await readVerifications(executor, { q, status, afterId, limit: adminPageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, adminPageSize, idCursor);
  return { verifications: shown.map((row) => present(row, viewerId)), nextCursor };
}

function present(row: VerificationRow, viewerId: number): QueuedVerification {
  const { id, userId, name, role, status, kind, note, documents, reason, sentAt, decidedAt, deciderName } =
    row;
  return {
    id,
    maker: { id: userId, name, role },
    status,
    kind,
    note,
    documents,
    sentAt: sentAt.toISOString(),
    decision: decidedAt === null ? null : { at: decidedAt.toISOString(), by: deciderName ?? '', reason },
    canDecide: status === 'WAITING' && userId !== viewerId,
  };
}
