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
/** In India; few people buy then. */
const beginsAtHour = 3;
/** The provider's payments of so many days are compared each night: what is booked late is seen a night later. */
const daysBack = 7;
/** Newer events may still be on their way from the provider. */
export const settledAfter = hour;
/** A round ends after so long, and the next one goes on. */
const roundMs = 60_000;
const keptDays = 90;

/**
 * Every few minutes: begins tonight's audit of the books once it is time, or goes on with one that was begun, step by
 * step, each written down with what it found. The process that finishes it writes to the admins where something differs.
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
    // The provider is away, or the database: the next round takes it up once this one's claim is old.
    log.warn({ err: error }, 'the audit of the books broke off');
    return;
  }
  await forgetAudits(db, [addDays(today, -keptDays)]);
}

/** One day of the provider's, or one batch of orders. Null where it was the last of the audit or of this round. */
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
