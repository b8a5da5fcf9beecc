import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { type DesignRow, visibleDesign } from './design-details.queries.ts';

/** Throws NOT_FOUND alike for a design that is not there, hidden, deleted or not finished by somebody else. */
export async function getVisibleDesign(
  executor: Executor,
  designId: number,
  viewerId: number | null,
): Promise<DesignRow> {
  const [row] = await visibleDesign(executor, [designId, viewerId]);
  if (!row) throw notFound('This design');
  return row;
}
