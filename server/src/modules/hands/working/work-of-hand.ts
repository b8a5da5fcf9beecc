import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { handSentences } from '#contracts/hands/hands.rules.ts';
import type { HandMoveAct } from '#contracts/hands/hands.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { hashSecretToken } from '#server/modules/accounts/public.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { handAnswered } from '../hands.events.ts';
import {
  findHandOver,
  type HandOverRow,
  lockOrder,
  type OpenedWorkRow,
  picturesOfHandOver,
  workOfAccount,
  workOfToken,
} from '../hands.queries.ts';
import { type HandMove, moveHeld } from '../move-hand-over.ts';
import { presentSheet } from '../present-pieces.ts';
import { setCredit } from '../write-hands.queries.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env' | 'events'>;

/** How a hand opens a hand-over: by a link, or signed in to the account that it was handed to. */
export type Way = { token: string } | { handOverId: number; accountId: number };

/**
 * What a hand sees. Throws the same NOT_FOUND for an ended link and an unknown one, and for another's work and work that
 * does not exist.
 */
export function readSheet({ db, clock, env }: Needed, way: Way): Promise<HandSheet> {
  return onOneConnection(db, async (one) => {
    const { opened, handOver } = await findOpened(one, way);
    const pictures = await picturesOfHandOver(one, [handOver.id]);
    return presentSheet(opened, handOver, pictures, { now: clock.now(), mediaUrl: env.MEDIA_URL });
  });
}

/** The maker for whom a hand may send photographs. Throws NOT_FOUND, CONFLICT for an expired link. */
export async function makerOfWork({ db, clock }: Needed, way: Way): Promise<number> {
  const { opened } = await findOpened(db, way);
  demandOpen(opened, clock.now());
  return opened.makerId;
}

interface MoveOfHand extends HandMove {
  act: HandMoveAct;
}

/** The hand moves a hand-over. Throws NOT_FOUND, CONFLICT for an expired link, an earlier version or state. */
export function moveByHand({ db, clock, events }: Needed, way: Way, move: MoveOfHand): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { opened, handOver } = await holdOpened(tx, way);
    const now = clock.now();
    demandOpen(opened, now);
    await moveHeld(tx, handOver, move, { by: 'HAND', makerId: opened.makerId, now });
    await events.publish(tx, handAnswered, { ...told(opened, handOver), act: move.act });
  });
}

/**
 * The hand agrees to an offered credit under a name, or takes it back; the latter also by a link that has expired. Throws
 * NOT_FOUND, CONFLICT if none is offered, INVALID_INPUT without a name.
 */
export function answerCredit(
  { db, clock, events }: Needed,
  way: Way,
  { agree, name }: { agree: boolean; name: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { opened, handOver } = await holdOpened(tx, way);
    const now = clock.now();
    if (!agree) {
      if (handOver.credit !== 'NONE')
        await setCredit(tx, { handOverId: handOver.id, credit: 'NONE', creditName: '', now });
      return;
    }
    demandOpen(opened, now);
    if (name === '') throw invalidInput({ name: handSentences.creditName });
    if (handOver.credit === 'NONE') throw new AppError('CONFLICT', sentence('hands.noCreditOffered'));
    await setCredit(tx, { handOverId: handOver.id, credit: 'AGREED', creditName: name, now });
    if (handOver.credit === 'OFFERED')
      await events.publish(tx, handAnswered, { ...told(opened, handOver), act: 'CREDIT' });
  });
}

const told = ({ makerId, orderId, piece }: OpenedWorkRow, { id: handOverId, version }: HandOverRow) => ({
  ...{ handOverId, orderId, makerId, piece },
  version: version + 1,
});

function demandOpen({ expiresAt }: OpenedWorkRow, now: Date): void {
  if (expiresAt !== null && expiresAt <= now) throw new AppError('CONFLICT', sentence('hands.linkExpired'));
}

/** Locks the order first, so that a link which is ended meanwhile moves nothing. */
async function holdOpened(tx: Transaction, way: Way) {
  const { opened } = await findOpened(tx, way);
  await lockOrder(tx, [opened.orderId]);
  return findOpened(tx, way);
}

async function findOpened(
  executor: Executor,
  way: Way,
): Promise<{ opened: OpenedWorkRow; handOver: HandOverRow }> {
  const isByLink = 'token' in way;
  const [opened] = isByLink
    ? await workOfToken(executor, [hashSecretToken(way.token)])
    : await workOfAccount(executor, [way.handOverId, way.accountId]);
  const [handOver] = opened && !opened.isEnded ? await findHandOver(executor, [opened.handOverId]) : [];
  if (!opened || !handOver) throw notFound(isByLink ? 'hands.linkMissing' : 'hands.handOverMissing');
  return { opened, handOver };
}
