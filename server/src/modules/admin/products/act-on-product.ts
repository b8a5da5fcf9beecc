import type { ProductAct } from '#contracts/admin/products/products.rules.ts';
import {
  hideDesign,
  type Moderated,
  type ModerationRequest,
  restoreDesign,
  upholdTakedown,
} from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import { settleReports } from '../reports/settle-reports.ts';

type Act = (services: Services, tx: Transaction, request: ModerationRequest) => Promise<Moderated>;

const acts: Record<ProductAct, Act> = {
  DESIGN_HIDDEN: hideDesign,
  DESIGN_RESTORED: restoreDesign,
  APPEAL_REFUSED: upholdTakedown,
};

/**
 * Hides a design, restores it or refuses an appeal, and logs it. Hiding settles all open reports about it. Throws
 * NOT_FOUND, FORBIDDEN for the admin's own, CONFLICT if it is not as the admin saw it.
 */
export async function actOn(services: Services, name: ProductAct, request: ModerationRequest): Promise<void> {
  const { designId, adminId, reason } = request;
  await inTransaction(services.db, async (tx) => {
    const { makerId, before, after } = await acts[name](services, tx, request);
    await recordAct(services, tx, {
      adminId,
      name,
      subject: 'DESIGN',
      subjectId: designId,
      ...(before !== after && { before: { designStatus: before }, after: { designStatus: after } }),
      reason,
    });
    if (name !== 'DESIGN_HIDDEN') return;
    const thing = { kind: 'DESIGN', targetId: designId, ownerId: makerId } as const;
    await settleReports(services, tx, thing, { adminId, reason, decision: 'UPHELD' });
  });
}
