import { planSentences, refuseClosing } from '#contracts/plans/plans.rules.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import { withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import { demandInMaking, holdOrderFor, planChanged, readHeldPlan, stepOf } from './hold-plan.ts';
import { DoneBefore, hashesOf, recordPhotographs, unlessDoneBefore } from './keep-photographs.ts';
import { moveStep } from './move-step.ts';
import { moveWithKey } from './plans.queries.ts';
import { showPlan } from './show-plan.ts';
import { insertStepPicture } from './write-plans.queries.ts';

interface Closing {
  orderId: number;
  stepId: number;
  makerId: number;
  note: string;
  idempotencyKey: string | null;
}

/**
 * The maker closes a step with photographs. One that needs approval then waits for the buyer. Idempotent per key.
 * Throws NOT_FOUND for others, PLAN_CHANGED for a step that is closed, CONFLICT for one that waits for another and for
 * an order that is not in the making, INVALID_INPUT without photographs.
 */
export async function closeStep(
  services: ServicesWithPayments,
  { files, ...closing }: Closing & { files: readonly ReceivedFile[] },
): Promise<void> {
  const { orderId, makerId } = closing;
  // Refuses strangers before any file is stored.
  await showPlan(services, { orderId, viewerId: makerId });
  if (files.length === 0) throw invalidInput({ images: planSentences.pictures });
  const hashes = await hashesOf(files.map(({ path }) => path));
  await unlessDoneBefore(() =>
    withStoredFiles(services, files, () =>
      inTransaction(services.db, (tx) =>
        closeWith(services, tx, closing, {
          hashes,
          record: () => recordPhotographs(services, tx, makerId, files),
        }),
      ),
    ),
  );
}

interface Photographs {
  /** SHA-256 of each, in order. */
  hashes: readonly string[];
  /** Returns their ids in order. */
  record: () => Promise<number[]>;
}

/** The same with photographs that are recorded by the caller. Throws DoneBefore for a retry. */
export async function closeWith(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, stepId, makerId, note, idempotencyKey }: Closing,
  { hashes, record }: Photographs,
): Promise<void> {
  const order = await holdOrderFor(services, tx, { orderId, viewerId: makerId, side: 'MAKER' });
  const held = await readHeldPlan(tx, order);
  const step = stepOf(held, stepId);
  const requestHash = hashOfRequest({ note, hashes });
  const [before] = idempotencyKey === null ? [] : await moveWithKey(tx, [stepId, idempotencyKey]);
  if (before) {
    refuseOtherWords(before, requestHash);
    throw new DoneBefore();
  }
  demandInMaking(held);
  const refusal = refuseClosing(step, held.steps);
  if (refusal !== null) throw step.state === 'OPEN' ? new AppError('CONFLICT', refusal) : planChanged();
  const submission = step.submission + 1;
  for (const [position, mediaId] of (await record()).entries())
    await insertStepPicture(tx, { stepId, submission, position, mediaId, hash: hashes[position] ?? '' });
  await moveStep(services, tx, held, step, {
    ...{ act: step.needsApproval ? 'SUBMIT' : 'FINISH', by: 'MAKER', actorId: makerId },
    ...{ idempotencyKey, requestHash, set: { submission, note } },
  });
}
