import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { handSentences } from '#contracts/hands/hands.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { hashSecretToken } from '#server/modules/accounts/public.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { handAnswered } from './hands.events.ts';
import {
  findHandOver,
  type HandOverRow,
  linkOfToken,
  lockOrder,
  type OpenedLinkRow,
  picturesOfHandOver,
} from './hands.queries.ts';
import { type HandMove, moveHeld } from './move-hand-over.ts';
import { presentSheet } from './present-pieces.ts';
import { setCredit } from './write-hands.queries.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env' | 'events'>;

/** What a hand sees by a link. Throws the same NOT_FOUND for an ended link and an unknown one. */
export function readSheet({ db, clock, env }: Needed, token: string): Promise<HandSheet> {
  return onOneConnection(db, async (one) => {
    const { link, handOver } = await findLinked(one, token);
    const pictures = await picturesOfHandOver(one, [handOver.id]);
    return presentSheet(link, handOver, pictures, { now: clock.now(), mediaUrl: env.MEDIA_URL });
  });
}

/** The maker for whom a hand may send photographs. Throws NOT_FOUND, CONFLICT for an expired link. */
export async function makerOfLink({ db, clock }: Needed, token: string): Promise<number> {
  const { link } = await findLinked(db, token);
  demandOpen(link, clock.now());
  return link.makerId;
}

interface MoveByLink extends HandMove {
  act: 'ACCEPT' | 'DECLINE' | 'BRING_BACK';
}

/** The hand moves a hand-over. Throws NOT_FOUND, CONFLICT for an expired link, an earlier version or state. */
export function moveByLink({ db, clock, events }: Needed, token: string, move: MoveByLink): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { link, handOver } = await holdLinked(tx, token);
    const now = clock.now();
    demandOpen(link, now);
    await moveHeld(tx, handOver, move, { by: 'HAND', makerId: link.makerId, now });
    await events.publish(tx, handAnswered, { ...told(link, handOver), act: move.act });
  });
}

/**
 * The hand agrees to an offered credit under a name, or takes it back; the latter also by a link that has expired. Throws
 * NOT_FOUND, CONFLICT if none is offered, INVALID_INPUT without a name.
 */
export function answerByLink(
  { db, clock, events }: Needed,
  token: string,
  { agree, name }: { agree: boolean; name: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { link, handOver } = await holdLinked(tx, token);
    const now = clock.now();
    if (!agree) {
      if (handOver.credit !== 'NONE')
        await setCredit(tx, { handOverId: handOver.id, credit: 'NONE', creditName: '', now });
      return;
    }
    demandOpen(link, now);
    if (name === '') throw invalidInput({ name: handSentences.creditName });
    if (handOver.credit === 'NONE') throw new AppError('CONFLICT', sentence('hands.noCreditOffered'));
    await setCredit(tx, { handOverId: handOver.id, credit: 'AGREED', creditName: name, now });
    if (handOver.credit === 'OFFERED')
      await events.publish(tx, handAnswered, { ...told(link, handOver), act: 'CREDIT' });
  });
}

const told = ({ makerId, orderId, piece }: OpenedLinkRow, { id: handOverId, version }: HandOverRow) => ({
  ...{ handOverId, orderId, makerId, piece },
  version: version + 1,
});

function demandOpen({ expiresAt }: OpenedLinkRow, now: Date): void {
  if (expiresAt <= now) throw new AppError('CONFLICT', sentence('hands.linkExpired'));
}

/** Locks the order first, so that a link which is ended meanwhile moves nothing. */
async function holdLinked(tx: Transaction, token: string) {
  const { link } = await findLinked(tx, token);
  await lockOrder(tx, [link.orderId]);
  return findLinked(tx, token);
}

async function findLinked(
  executor: Executor,
  token: string,
): Promise<{ link: OpenedLinkRow; handOver: HandOverRow }> {
  const [link] = await linkOfToken(executor, [hashSecretToken(token)]);
  if (!link || link.isEnded) throw notFound('hands.linkMissing');
  const [handOver] = await findHandOver(executor, [link.handOverId]);
  if (!handOver) throw notFound('hands.linkMissing');
  return { link, handOver };
}
