import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { sentence } from '#contracts/words/sentence.ts';
import {
  admitCode,
  endOtherSessions,
  isOwnPassword,
  ownerOfAddress,
} from '#server/modules/accounts/public.ts';
import { takeDesignAway } from '#server/modules/designs/public.ts';
import { forgetVerifications } from '#server/modules/verifications/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import {
  anonymise,
  anonymiseBookMeasurers,
  anonymiseComplaints,
  anonymiseEnquiries,
  anonymiseFrozen,
  anonymiseMeasurers,
  anonymiseMeetings,
  closeQuotes,
  emptyDesignWords,
  emptyPlanWords,
  forgetBoards,
  forgetBriefs,
  forgetFollows,
  forgetLikes,
  forgetNotifications,
  forgetOwnRows,
  forgetSaves,
  forgetSearchWords,
  forgetSpokenQuestions,
  forgetStories,
  lockAdmins,
  lockBriefsOf,
  lockDesignsOf,
  lockPerson,
  mediaToRemove,
  ordersInTheWay,
} from './delete-account.queries.ts';
import { removeDownloadJob } from './downloads/download-jobs.ts';
import { forgetDownloads, retireDownloads } from './downloads/downloads.queries.ts';
import { closeFitClaims, emptyClothWords, emptyFitWords } from './empty-fit-and-cloth.queries.ts';
import { forgetHandedWork, lockOrdersOfWork } from './forget-handed-work.queries.ts';
import { forgetPayerJob } from './forget-payer.ts';

/**
 * Deletes an account in one transaction. The person's own data is removed; what others or the books need is kept
 * under "Deleted user". A job removes the files. Throws INVALID_INPUT for a wrong password or code, CONFLICT while an
 * order or a refund is open or for the last admin.
 */
export async function deleteAccount(
  services: Services,
  viewer: Viewer,
  { password, code }: { password: string; code: string },
): Promise<void> {
  if (!(await isOwnPassword(services, viewer.id, password)))
    throw invalidInput({ password: sentence('accounts.notPassword') });
  await admitCode(services, viewer.id, code);
  await inTransaction(services.db, async (tx) => {
    if (viewer.role === 'ADMIN') await refuseLastAdmin(tx);
    await lockOrdersOfWork(tx, [viewer.id]);
    const designs = await lockDesignsOf(tx, [viewer.id]);
    const [person] = await lockPerson(tx, [viewer.id]);
    if (!person) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
    // Checked under the lock, which has waited for orders being placed.
    await refuseOpenOrders(tx, viewer.id);
    for (const { id } of designs) await takeDesignAway(services, tx, { makerId: viewer.id, designId: id });
    // Read before the settings are deleted, because the last letter still uses the chosen language.
    const [chosen] = await ownerOfAddress(tx, [person.email, null]);
    await endOtherSessions(tx, services.events, viewer.id);
    await forgetVerifications(services, tx, viewer.id);
    const spoken = await forgetSpokenQuestions(tx, [viewer.id, person.email]);
    await forget(tx, viewer.id, person);
    for (const { fileKey } of await retireDownloads(tx, [viewer.id]))
      await services.jobs.add(tx, removeDownloadJob, { fileKey });
    await forgetDownloads(tx, [viewer.id]);
    await services.jobs.add(tx, forgetPayerJob, { userId: viewer.id });
    const files = await mediaToRemove(tx, [viewer.id]);
    await removeMedia(
      services,
      tx,
      [...spoken, ...files].map(({ id }) => id),
    );
    await services.mail.send(tx, {
      to: person.email,
      isOurs: true,
      ...(chosen?.language && { askedIn: chosen.language }),
      says: letterOf('accounts.deleted'),
    });
  });
}

async function refuseLastAdmin(tx: Transaction): Promise<void> {
  if ((await lockAdmins(tx, [])).length > 1) return;
  throw new AppError('CONFLICT', sentence('personal-data.lastAdmin'));
}

async function refuseOpenOrders(tx: Transaction, userId: number): Promise<void> {
  const orders = await ordersInTheWay(tx, [userId]);
  if (orders.length === 0) return;
  const named = orders.slice(0, 5).map(({ id, createdAt }) => orderNumber(id, createdAt));
  const reason = orders.length > named.length ? 'personal-data.openOrdersMore' : 'personal-data.openOrders';
  throw new AppError('CONFLICT', sentence(reason, { orders: named.join(', ') }));
}

async function forget(
  tx: Transaction,
  userId: number,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await forgetLikes(tx, [userId]);
  await forgetSaves(tx, [userId]);
  await forgetBoards(tx, [userId]);
  await forgetFollows(tx, [userId]);
  await forgetStories(tx, [userId]);
  await anonymiseEnquiries(tx, [userId, email]);
  await forgetNotifications(tx, [userId]);
  await lockBriefsOf(tx, [userId]);
  await closeFitClaims(tx, [userId]);
  await emptyFitWords(tx, [userId]);
  await emptyPlanWords(tx, [userId]);
  await emptyClothWords(tx, [userId]);
  await forgetHandedWork(tx, [userId]);
  await closeQuotes(tx, [userId]);
  await forgetBriefs(tx, [userId]);
  await anonymiseMeetings(tx, [userId]);
  await anonymiseComplaints(tx, [userId]);
  await anonymiseMeasurers(tx, [userId]);
  await anonymiseBookMeasurers(tx, [userId]);
  await emptyDesignWords(tx, [userId]);
  await forgetOwnRows(tx, [userId, email]);
  await anonymiseFrozen(tx, [userId]);
  await anonymise(tx, [userId]);
  await forgetSearchWords(tx, [name]);
}
