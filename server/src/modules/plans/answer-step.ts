import { isFreeChange, planLimits } from '#contracts/plans/plans.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import { withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import { demandInMaking, holdOrderFor, planChanged, readHeldPlan, stepOf } from './hold-plan.ts';
import { DoneBefore, hashesOf, recordPhotographs, unlessDoneBefore } from './keep-photographs.ts';
import { moveStep } from './move-step.ts';
import { usedChanges } from './plans.policy.ts';
import { changesOfOrder, moveWithKey } from './plans.queries.ts';
import { showPlan } from './show-plan.ts';
import { insertChange, insertChangePicture } from './write-plans.queries.ts';

interface Answering {
  orderId: number;
  stepId: number;
  buyerId: number;
  /** The submission that the buyer has seen. */
  submission: number;
}

/**
 * The buyer approves what was submitted; repeating it changes nothing. Throws NOT_FOUND for others, PLAN_CHANGED for
 * an earlier submission and for a step that does not wait for the buyer.
 */
export function approveStep(
  services: ServicesWithPayments,
  { orderId, stepId, buyerId, submission }: Answering,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const order = await holdOrderFor(services, tx, { orderId, viewerId: buyerId, side: 'BUYER' });
    const held = await readHeldPlan(tx, order);
    const step = stepOf(held, stepId);
    if (step.submission !== submission) throw planChanged();
    if (step.state === 'APPROVED') return;
    demandInMaking(held);
    await moveStep(services, tx, held, step, { act: 'APPROVE', by: 'BUYER', actorId: buyerId });
  });
}

interface Asking extends Answering {
  words: string;
  files: readonly ReceivedFile[];
  idempotencyKey: string | null;
}

/**
 * The buyer asks for a change of what was submitted. Within the free changes the step opens again at once; beyond them
 * the maker answers first. Idempotent per key. Throws like `approveStep`, and CONFLICT for
 * an order with too many changes.
 */
export async function askChange(services: ServicesWithPayments, asking: Asking): Promise<void> {
  await showPlan(services, { orderId: asking.orderId, viewerId: asking.buyerId });
  const hashes = await hashesOf(asking.files.map(({ path }) => path));
  await unlessDoneBefore(() =>
    withStoredFiles(services, asking.files, () =>
      inTransaction(services.db, (tx) => ask(services, tx, asking, hashes)),
    ),
  );
}

async function ask(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, stepId, buyerId, submission, words, files, idempotencyKey }: Asking,
  hashes: readonly string[],
): Promise<void> {
  const order = await holdOrderFor(services, tx, { orderId, viewerId: buyerId, side: 'BUYER' });
  const held = await readHeldPlan(tx, order);
  const step = stepOf(held, stepId);
  const requestHash = hashOfRequest({ submission, words, hashes });
  const [before] = idempotencyKey === null ? [] : await moveWithKey(tx, [stepId, idempotencyKey]);
  if (before) {
    refuseOtherWords(before, requestHash);
    throw new DoneBefore();
  }
  if (step.submission !== submission) throw planChanged();
  demandInMaking(held);
  const changes = await changesOfOrder(tx, [orderId]);
  if (changes.length >= planLimits.changes)
    throw new AppError('CONFLICT', sentence('plans.changesMost', { most: planLimits.changes }));
  const isFree = isFreeChange(usedChanges(changes), held.plan.freeChanges);
  await moveStep(services, tx, held, step, {
    ...{ act: isFree ? 'ASK_CHANGE' : 'ASK_MORE', by: 'BUYER', actorId: buyerId },
    ...{ idempotencyKey, requestHash },
  });
  const now = services.clock.now();
  const [made] = await insertChange(tx, { stepId, submission, state: isFree ? 'FREE' : 'ASKED', words, now });
  if (!made) throw new Error('a change was not written');
  const mediaIds = await recordPhotographs(services, tx, buyerId, files);
  for (const [position, mediaId] of mediaIds.entries())
    await insertChangePicture(tx, [made.id, position, mediaId]);
}
