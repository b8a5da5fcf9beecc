import type { sendMessage, sendPictures } from '#contracts/messaging/messaging.contract.ts';
import type { sendVoice } from '#contracts/messaging/voice/voice.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { upload } from '#web/platform/api/upload.ts';
import { spokenForm } from '../voice/spoken-form.ts';
import { makeOutbox, type Outbox, type Waiting } from './outbox.ts';
import { outboxKey } from './outbox-key.ts';
import { isOwner, onOwner } from './outbox-owner.ts';
import { openPictureStore } from './picture-store.ts';

const opened = new Map<number, Outbox>();

/** The outbox of a person in this browser; it outlives every page, and rests while somebody else is signed in. Browser only. */
export function outboxOf(userId: number): Outbox {
  const known = opened.get(userId);
  if (known) return known;
  const outbox = makeOutbox({
    storage: localStorage,
    storageKey: outboxKey(userId),
    pictureStore: openPictureStore(),
    send: (waiting, files) => send(userId, waiting, files),
    mayLeave: () => isOwner(userId),
    newNonce: newIdempotencyKey,
    now: () => new Date(),
    later(act, milliseconds) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  opened.set(userId, outbox);
  window.addEventListener('online', outbox.wake);
  onOwner(outbox.wake);
  outbox.wake();
  return outbox;
}

async function send(
  senderId: number,
  { receiverId, content, designId, nonce, voice }: Waiting,
  files: readonly File[],
) {
  if (files.length === 0) {
    const body = { senderId, receiverId, content, nonce, ...(designId === null ? {} : { designId }) };
    return (await api.call<typeof sendMessage>('POST /api/chat/send', { body })).message;
  }
  // Another tab may have signed in as somebody else: the server compares.
  const words = { senderId, receiverId, nonce, designId };
  const [file] = files;
  if (voice && file) {
    const spoken = spokenForm({ file, peaks: voice.peaks }, words);
    return (await upload<typeof sendVoice>('POST /api/chat/sendVoice', spoken, {})).message;
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) if (value !== null) form.append(name, String(value));
  form.append('content', content);
  for (const file of files) form.append('images', file, file.name);
  return (await upload<typeof sendPictures>('POST /api/chat/sendPictures', form, {})).message;
}
