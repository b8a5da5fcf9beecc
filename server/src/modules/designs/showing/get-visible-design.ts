import type { Locale } from '#contracts/platform/locales.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { type DesignRow, visibleDesign } from './design-details.queries.ts';

/**
 * Returns the texts in `locale` where translated; null returns the original. Throws the same NOT_FOUND for a design
 * that is missing, hidden, deleted or another maker's unfinished one.
 */
export async function getVisibleDesign(
  executor: Executor,
  designId: number,
  viewerId: number | null,
  locale: Locale | null = null,
): Promise<DesignRow> {
  const [row] = await visibleDesign(executor, [designId, viewerId, locale]);
  if (!row) throw notFound('designs.designMissing');
  return row;
}
