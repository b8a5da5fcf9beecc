import {
  isGroupOn,
  type SwitchableKind,
  usualChoices,
} from '#contracts/notifications/choices/kinds.rules.ts';
import { pushOfNotification, switchOf } from '#contracts/notifications/kinds/kinds.ts';
import type { PushMessage } from '#contracts/notifications/push/push-message.ts';
import { roomOf } from '#server/modules/messaging/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import { InsideAddressError } from '#server/platform/outside/post-outside.ts';
import type { Services } from '#server/platform/services.ts';
import { quietUntil } from '../choices/quiet-hours.ts';
import { type NotificationRow, unreadNotification } from '../read-notifications.queries.ts';
import { areKeysOfBrowser, encryptPush, pushLivesSeconds, type Urgency } from './encrypt-push.ts';
import { forgetSubscription, markTaken, type PushTarget, pushTarget } from './push.queries.ts';
import type { PushKeys } from './push-keys.ts';
import { messageOf } from './push-words.ts';

interface Push {
  subscriptionId: number;
  notificationId: number;
  /** Number of failures at a push service that has accepted nothing for days. */
  failures?: number;
}

const pushNow = jobKind<Push>('notifications.push', { limit: 8, delaySeconds: 5 });
const pushAfterQuiet = jobKind<Push>(
  'notifications.push-after-quiet',
  { limit: 8, delaySeconds: 5 },
  { waitsOnce: true },
);

/** How many pushes are sent concurrently. */
const atOnce = 4;

/**
 * Delays in seconds between retries at a push service that has accepted nothing for days. After these the
 * subscription is deleted.
 */
const pausesOfSilent = [5 * 60, 60 * 60];

type From = Pick<Services, 'db' | 'clock' | 'env' | 'jobs' | 'realtime' | 'outside' | 'log'>;

/** Adds the push jobs of a notification, in the transaction that writes it, so that none is lost. */
export async function planPush(
  { jobs }: Pick<Services, 'jobs'>,
  executor: Executor,
  devices: readonly number[],
  notificationId: number,
): Promise<void> {
  for (const subscriptionId of devices) {
    await jobs.add(executor, pushNow, { subscriptionId, notificationId });
  }
}

/**
 * Sends notifications to push services, with one job per device. Skips notifications that were read or taken back
 * meanwhile, are switched off or are on screen.
 */
export function sendPushes(from: From, loadKeys: () => Promise<PushKeys>): void {
  const { db, clock, env, jobs, realtime, outside, log } = from;
  jobs.handle(pushNow, send, atOnce);
  jobs.handle(pushAfterQuiet, send);

  async function send(push: Push): Promise<void> {
    const { subscriptionId, notificationId } = push;
    const [row] = await unreadNotification(db, [notificationId]);
    const shown = row ? pushOfNotification(row) : null;
    if (!row || !shown || isOld(row)) return;
    const kind = switchOf(row);
    const reachesBlockers = row.orderId !== null || row.complaintId !== null;
    const [target] = await pushTarget(db, {
      subscriptionId,
      recipientId: row.recipientId,
      kind,
      senderId: reachesBlockers ? null : row.senderId,
    });
    if (!target || !isWanted(row, kind, target)) return;
    if (await isOnScreen(row)) return;
    const quiet = quietOf(target, clock.now());
    if (quiet && kind !== null) {
      const startAfterSeconds = Math.ceil((quiet.getTime() - clock.now().getTime()) / 1000);
      const singletonKey = `${subscriptionId}:${notificationId}`;
      await jobs.add(
        db,
        pushAfterQuiet,
        { subscriptionId, notificationId },
        { singletonKey, startAfterSeconds },
      );
      return;
    }
    // Kinds that cannot be switched off are not delayed; in quiet hours they are silent.
    const message = messageOf(row, shown, {
      locale: target.language ?? 'en',
      isQuiet: quiet !== null,
    });
    await deliver(push, target, message, shown.urgency);
  }

  async function deliver(
    push: Push,
    target: PushTarget,
    message: PushMessage,
    urgency: Urgency,
  ): Promise<void> {
    const { subscriptionId } = push;
    const { endpoint } = target;
    const forget = () => forgetSubscription(db, [subscriptionId, endpoint]);
    if (!areKeysOfBrowser(target)) {
      log.warn({ subscriptionId }, 'a push subscription has no usable keys and was forgotten');
      return void (await forget());
    }
    // An error here is our own, such as a wrong PUSH_CONTACT or key, so the subscription is kept.
    const request = await encryptPush(target, message, {
      urgency,
      keys: await loadKeys(),
      contact: env.pushContact,
    });
    const answer = await outside.post(endpoint, request).catch((error: Error) => ({ error }));
    if ('error' in answer) {
      if (!(answer.error instanceof InsideAddressError)) return tryAgain(push, target, answer.error);
      log.warn({ subscriptionId }, 'a push subscription leads inside and was forgotten');
      return void (await forget());
    }
    const { status } = answer;
    if (status >= 200 && status < 300) return void (await markTaken(db, [subscriptionId]));
    if (status === 404 || status === 410) return void (await forget());
    if (status === 401 || status === 403) {
      // The subscription was made with other keys, and its browser will renew it at its next visit; or our keys are
      // wrong.
      const { host } = new URL(endpoint);
      log.warn(
        { subscriptionId, status, host },
        'a push service refused our signature; the subscription was forgotten',
      );
      return void (await forget());
    }
    if (status === 429) throw new Error(`a push service answered with ${status}`);
    if (status >= 500) return tryAgain(push, target, new Error(`a push service answered with ${status}`));
    log.warn({ subscriptionId, status }, 'a push service refused what was sent');
  }

  /**
   * Throws, so that the queue retries. If the push service has accepted nothing for days, retries a few times and
   * then deletes the subscription.
   */
  async function tryAgain(push: Push, { endpoint, isSilent }: PushTarget, error: Error): Promise<void> {
    if (!isSilent) throw error;
    const { subscriptionId, failures = 0 } = push;
    const startAfterSeconds = pausesOfSilent[failures];
    if (startAfterSeconds !== undefined)
      return jobs.add(db, pushNow, { ...push, failures: failures + 1 }, { startAfterSeconds });
    log.warn({ err: error, subscriptionId }, 'a push service took nothing for days and was forgotten');
    await forgetSubscription(db, [subscriptionId, endpoint]);
  }

  function isOld({ createdAt }: NotificationRow): boolean {
    return clock.now().getTime() - createdAt.getTime() > pushLivesSeconds * 1000;
  }

  /** Whether the reader has the chat or the design open and sees the event there. */
  async function isOnScreen({ recipientId, chatId, commentId, designId }: NotificationRow): Promise<boolean> {
    if (chatId !== null) return realtime.looksAt(recipientId, roomOf(chatId));
    return commentId !== null && designId !== null && realtime.looksAt(recipientId, `design_${designId}`);
  }
}

function isWanted({ type }: NotificationRow, kind: SwitchableKind | null, target: PushTarget): boolean {
  if (!target.byPush) return false;
  if (kind === null) return target.orderUpdates || (type !== 'ORDER' && type !== 'PAYMENT');
  return isGroupOn(kind, target) && (target.isChosen ?? usualChoices[kind].push);
}

function quietOf({ quietFrom: from, quietTo: to }: PushTarget, now: Date): Date | null {
  return from === null || to === null ? null : quietUntil(now, { from, to });
}
