import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { moveDesignTotal } from '../designs.queries.ts';
import { setDesignStatus } from '../editing/edit-design.queries.ts';
import { moderationLetter } from './moderation-letter.ts';
import { designModerated, type ModerationStep } from './takedowns.events.ts';
import {
  changeTakedown,
  findStanding,
  insertTakedown,
  lockAnyDesign,
  type ModeratedDesign,
} from './takedowns.queries.ts';

type Given = Pick<Services, 'events' | 'mail' | 'clock' | 'env'>;

export interface ModerationRequest {
  designId: number;
  adminId: number;
  /** Shown to the maker. */
  reason: string;
}

/** The status of a design before and after. */
export interface Moderated {
  makerId: number;
  before: string;
  after: string;
}

const own = sentence('admin.own');
const meanwhile = sentence('admin.designChanged');

/**
 * Hides a design from everyone but its maker, who is told why; its orders continue. Throws NOT_FOUND, FORBIDDEN for
 * the admin's own, CONFLICT unless it is PUBLISHED or WITHDRAWN.
 */
export async function hideDesign(
  services: Given,
  tx: Transaction,
  request: ModerationRequest,
): Promise<Moderated> {
  const design = await lockAnothers(tx, request);
  const { id, status } = design;
  if (status !== 'PUBLISHED' && status !== 'WITHDRAWN') throw new AppError('CONFLICT', meanwhile);
  const now = services.clock.now();
  await setDesignStatus(tx, id, 'HIDDEN', now);
  if (status === 'PUBLISHED') await moveDesignTotal(tx, id, -1);
  await insertTakedown(tx, { designId: id, reason: request.reason, statusBefore: status, hiddenAt: now });
  await notifyMaker(services, tx, design, 'HIDDEN', request.reason);
  return { makerId: design.makerId, before: status, after: 'HIDDEN' };
}

/**
 * Ends a takedown and restores the earlier status of the design. Throws NOT_FOUND, FORBIDDEN for the admin's own,
 * CONFLICT if no admin has hidden it.
 */
export async function restoreDesign(
  services: Given,
  tx: Transaction,
  request: ModerationRequest,
): Promise<Moderated> {
  const design = await lockAnothers(tx, request);
  const standing = await findStanding(tx, design.id);
  if (design.status !== 'HIDDEN') throw new AppError('CONFLICT', meanwhile);
  const after = standing?.statusBefore === 'WITHDRAWN' ? 'WITHDRAWN' : 'PUBLISHED';
  const now = services.clock.now();
  await setDesignStatus(tx, design.id, after, now);
  if (after === 'PUBLISHED') await moveDesignTotal(tx, design.id, 1);
  if (standing) await changeTakedown(tx, standing.id, { endedAt: now });
  await notifyMaker(services, tx, design, 'RESTORED', request.reason);
  return { makerId: design.makerId, before: 'HIDDEN', after };
}

/**
 * Refuses an appeal: the design stays hidden, and its maker is told why. Throws NOT_FOUND, FORBIDDEN for the admin's
 * own, CONFLICT if no appeal is waiting.
 */
export async function upholdTakedown(
  services: Given,
  tx: Transaction,
  request: ModerationRequest,
): Promise<Moderated> {
  const design = await lockAnothers(tx, request);
  const standing = await findStanding(tx, design.id);
  if (design.status !== 'HIDDEN' || !standing?.appeal || standing.answeredAt) {
    throw new AppError('CONFLICT', meanwhile);
  }
  await changeTakedown(tx, standing.id, { answer: request.reason, answeredAt: services.clock.now() });
  await notifyMaker(services, tx, design, 'UPHELD', request.reason);
  return { makerId: design.makerId, before: 'HIDDEN', after: 'HIDDEN' };
}

/** Throws NOT_FOUND, FORBIDDEN for the admin's own. */
export async function lockAnothers(
  tx: Transaction,
  { designId, adminId }: Pick<ModerationRequest, 'designId' | 'adminId'>,
): Promise<ModeratedDesign> {
  const design = await lockAnyDesign(tx, designId);
  if (!design) throw notFound('designs.designMissing');
  if (design.makerId === adminId) throw new AppError('FORBIDDEN', own);
  return design;
}

/** Notifies the maker, by a letter with the reason and by an event. */
export async function notifyMaker(
  { events, mail, env }: Given,
  tx: Transaction,
  design: ModeratedDesign,
  step: Exclude<ModerationStep, 'APPEALED'>,
  reason: string,
): Promise<void> {
  await events.publish(tx, designModerated, { designId: design.id, makerId: design.makerId, step });
  if (design.makerIsHere) await mail.send(tx, moderationLetter(design, step, reason, env));
}
