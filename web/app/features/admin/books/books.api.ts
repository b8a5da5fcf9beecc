import type {
  BookAudit,
  Dispute,
  GivenUpWebhook,
  getBookAudit,
} from '#contracts/admin/books/books.contract.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

export interface Books {
  /** The result of the last audit; null before the first. */
  audit: BookAudit | null;
  disputes: Dispute[];
  webhooks: GivenUpWebhook[];
}

export const booksQuery: ApiQuery<Books> = {
  key: ['admin', 'books'],
  fetch: (from) => from.call<typeof getBookAudit>('GET /api/admin/books'),
};
