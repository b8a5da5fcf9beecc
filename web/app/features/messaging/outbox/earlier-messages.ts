import { outboxKey } from '#web/platform/outbox/outbox-key.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { messageCall, shownOf, type WaitingMessage } from './message-call.ts';

/** Writes messages that an earlier version of the site has kept as they are kept now, so that they still leave. */
export function keepEarlierMessages(userId: number): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(outboxKey(userId)) ?? '[]');
    if (!Array.isArray(kept) || kept.every((one) => 'kind' in one)) return;
    const entries = kept.map((one) => ('kind' in one ? one : entryOf(userId, one)));
    localStorage.setItem(outboxKey(userId), JSON.stringify(entries));
  } catch {
    // What cannot be read is not there.
  }
}

function entryOf(senderId: number, earlier: WaitingMessage): Waiting {
  const { nonce, receiverId, content, designId, pictures, voice, writtenAt, refusal, needsPictures } =
    earlier;
  const about = { receiverId, content, designId, voice };
  return {
    nonce,
    kind: 'message',
    about,
    shown: shownOf(senderId, about),
    call: messageCall({ senderId, nonce, hasPictures: pictures > 0 }, about),
    files: voice ? 1 : pictures,
    subject: null,
    touches: [],
    writtenAt,
    refusal,
    ...(needsPictures ? { needsFiles: true } : {}),
  };
}
