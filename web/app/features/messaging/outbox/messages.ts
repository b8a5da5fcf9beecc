import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { type AboutMessage, messageCall, shownOf, type WaitingMessage } from './message-call.ts';

/** Adds a message to the outbox; it cannot be lost from then on. */
export function putMessage(
  senderId: number,
  { files, ...about }: AboutMessage & { files: readonly File[] },
): Promise<void> {
  const nonce = newIdempotencyKey();
  const call = messageCall({ senderId, nonce, hasPictures: files.length > 0 }, about);
  return outboxOf(senderId).add({
    kind: 'message',
    about,
    shown: shownOf(senderId, about),
    call,
    files,
    nonce,
  });
}

export function messageOf({ about, files, needsFiles, ...waiting }: Waiting<AboutMessage>): WaitingMessage {
  return { ...waiting, ...about, pictures: about.voice ? 0 : files, needsPictures: needsFiles };
}

/** Whether an outbox entry is a message. */
export const isMessage = (one: Waiting): one is Waiting<AboutMessage> => one.kind === 'message';
