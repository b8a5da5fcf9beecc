import { getBookAudit } from '#contracts/admin/books/books.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listDisputes, listGivenUpWebhooks } from './list-disputes.ts';
import { loadBookAudit } from './load-book-audit.ts';

export function bookRoutes(serve: Serve, services: Pick<Services, 'db' | 'clock'>): void {
  serve(getBookAudit, async () => ({
    success: true,
    audit: await loadBookAudit(services),
    disputes: await listDisputes(services),
    webhooks: await listGivenUpWebhooks(services),
  }));
}
