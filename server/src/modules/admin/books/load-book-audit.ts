import type { BookAudit } from '#contracts/admin/books/books.contract.ts';
import { isAuditOverdue, shownDifferences } from '#contracts/admin/books/books.rules.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { Services } from '#server/platform/services.ts';
import { differencesOf, lastAudit } from './books.queries.ts';

/** The findings of the last finished audit; null before the first. */
export async function loadBookAudit({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<BookAudit | null> {
  const [last] = await lastAudit(db, []);
  if (!last) return null;
  return {
    finishedAt: last.finishedAt.toISOString(),
    isOverdue: isAuditOverdue(last.finishedAt, clock.now()),
    since: last.since.toISOString(),
    count: last.count,
    differences: (await differencesOf(db, [last.id, shownDifferences])).map(
      ({ orderedAt, ...difference }) => ({
        ...difference,
        orderNumber:
          difference.orderId === null || orderedAt === null
            ? null
            : orderNumber(difference.orderId, orderedAt),
      }),
    ),
  };
}
