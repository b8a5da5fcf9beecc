import type { Locale } from '#contracts/platform/locales.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { type DesignRow, visibleDesign } from './design-details.queries.ts';

/** Its words in `locale`, where they are given; null leaves them as they were written. Throws NOT_FOUND alike for a design that is not there, hidden, deleted or not finished by somebody else. */
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
