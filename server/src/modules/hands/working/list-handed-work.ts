import type { HandedWork } from '#contracts/hands/hands.fields.ts';
import type { HandedWorkSide } from '#contracts/hands/hands.rules.ts';
import { beforeNewest, cutPage, idCursor } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import { openWork, pastWork } from '../hands.queries.ts';
import { presentHandedWork } from '../present-pieces.ts';

const pageSize = 20;

/** A page of the work that was handed to an account. Throws INVALID_INPUT for an invalid cursor. */
export async function listHandedWork(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  accountId: number,
  { side, cursor }: { side: HandedWorkSide; cursor?: string | undefined },
): Promise<{ work: HandedWork[]; nextCursor: string | null }> {
  const { id: before } = cursor === undefined ? beforeNewest : idCursor.read(cursor);
  const page = side === 'OPEN' ? openWork : pastWork;
  const rows = await page(db, { accountId, before, limit: pageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, pageSize, idCursor);
  const showing = { now: clock.now(), mediaUrl: env.MEDIA_URL };
  return { work: shown.map((row) => presentHandedWork(row, showing)), nextCursor };
}
