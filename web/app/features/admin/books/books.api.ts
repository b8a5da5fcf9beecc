import type { BookAudit, getBookAudit } from '#contracts/admin/books/books.contract.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** What the last audit of the books found; null before the first. */
export const bookAuditQuery: ApiQuery<BookAudit | null> = {
  key: ['admin', 'books'],
  fetch: async (from, signal) =>
    (await from.call<typeof getBookAudit>('GET /api/admin/books', signal ? { signal } : {})).audit,
};
