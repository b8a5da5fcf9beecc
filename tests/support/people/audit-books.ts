import { expect, vi } from 'vitest';
import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import { auditEverything } from '#server/modules/admin/books/audit-everything.ts';
import type { TestApp } from '../servers/app.ts';
import { untilJobsDone } from '../until.ts';
import type { Shop } from './shop.ts';

/** The findings of an audit two hours from now, when nothing is in progress any more. */
export async function auditLater({ services }: Pick<TestApp, 'services'>): Promise<BookDifference[]> {
  const { db, clock, payments } = services;
  await untilJobsDone(db);
  const now = new Date(clock.now().getTime() + 2 * 3_600_000);
  return auditEverything({ db, compareBooks: payments.compareBooks, now, since: undefined });
}

/** Waits until all webhooks were delivered: a late one would restore what a test removed. */
export async function untilWebhooksArrived({ app, razorpay }: Shop): Promise<void> {
  await vi.waitFor(
    async () => {
      const { webhooks } = await razorpay.ledger();
      expect(webhooks.filter(({ state }) => state !== 'delivered')).toEqual([]);
    },
    { timeout: 30_000, interval: 50 },
  );
  await untilJobsDone(app.services.db);
}
