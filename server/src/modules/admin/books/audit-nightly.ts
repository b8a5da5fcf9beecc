import { addDays, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { auditOrders } from './audit-orders.ts';
import {
  type AuditRow,
  adminAddresses,
  beginAudit,
  claimAudit,
  forgetAudits,
  insertDifferences,
  lastAudit,
  noteReached,
} from './books.queries.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** In India, when few people buy. */
const beginsAtHour = 3;
/** Days of the provider's payments compared each night; a late booking is found the next night. */
const daysBack = 7;
/** Newer events may still be in transit from the provider. */
export const settledAfter = hour;
/** A round ends after this time, and the next one continues. */
const roundMs = 60_000;
const keptDays = 90;

/**
 * Runs every few minutes: starts tonight's audit of the books when due, or continues an unfinished one. Each step is
 * saved with its findings. The process that finishes the audit emails the admins if there are differences.
 */
export async function auditNightly(
  services: ServicesWithPayments,
  { budgetMs = roundMs }: { budgetMs?: number } = {},
): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const today = istDayOf(now);
  if (now.getTime() >= startOfDay(today).getTime() + beginsAtHour * hour) {
    const until = new Date(now.getTime() - settledAfter);
    await beginAudit(db, { day: today, since: new Date(until.getTime() - daysBack * day), until });
  }
  const endsAt = performance.now() + budgetMs;
  let [audit] = await claimAudit(db, [now]);
  try {
    while (audit) {
      const next = await step(services, audit, performance.now() < endsAt);
      audit = next ?? undefined;
    }
  } catch (error) {
    // The provider or the database is down: a later round continues once this claim has expired.
    log.warn({ err: error }, 'the audit of the books broke off');
    return;
  }
  await forgetAudits(db, [addDays(today, -keptDays)]);
}

/**
 * Audits one day of the provider, or one batch of orders. Returns null after the last step of the audit or of this
 * round.
 */
async function step(
  services: ServicesWithPayments,
  audit: AuditRow,
  goesOn: boolean,
): Promise<AuditRow | null> {
  const { db, clock, payments } = services;
  const asksProvider = audit.reached < audit.until;
  const to = new Date(Math.min(audit.reached.getTime() + day, audit.until.getTime()));
  const orders = asksProvider ? null : await auditOrders(db, audit.reachedOrder, audit.until);
  const found = orders ? orders.found : await payments.compareBooks(audit.reached, to);
  const isOver = orders?.reached === null;
  const next = {
    ...audit,
    reached: asksProvider ? to : audit.reached,
    reachedOrder: orders?.reached ?? audit.reachedOrder,
  };
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const noted = await noteReached(tx, {
      id: audit.id,
      from: audit.reached,
      fromOrder: audit.reachedOrder,
      reached: next.reached,
      reachedOrder: next.reachedOrder,
      workedAt: goesOn && !isOver ? now : null,
      finishedAt: isOver ? now : null,
    });
    if (noted.length === 0) throw new Error('another process went on with this audit');
    if (found.length > 0) await insertDifferences(tx, [audit.id, JSON.stringify(found)]);
    if (isOver) await tellAdmins(services, tx);
  });
  return goesOn && !isOver ? next : null;
}

async function tellAdmins(
  { mail, env }: ServicesWithPayments,
  tx: Parameters<Parameters<typeof inTransaction>[1]>[0],
): Promise<void> {
  const [last] = await lastAudit(tx, []);
  if (!last || last.count === 0) return;
  const says = letterOf('books.differ', { count: last.count, page: `${env.PUBLIC_URL}/admin/books` });
  for (const { name, email } of await adminAddresses(tx, [])) {
    await mail.send(tx, { to: email, isOurs: true, name, says });
  }
}
