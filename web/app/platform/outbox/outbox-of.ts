import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { type EntryStorage, makeEntryStore } from './entry-store.ts';
import { openFileStore } from './file-store.ts';
import { noteOpened, openedOutbox } from './opened-outboxes.ts';
import { makeOutbox, type Outbox } from './outbox.ts';
import { isOwner, onOwner } from './outbox-owner.ts';
import { outboxPrefix } from './outbox-prefix.ts';
import { sendWaiting } from './send-waiting.ts';
import { copyForWorker, takenByWorker } from './worker-copy.ts';

/** Reads `localStorage` anew each time, because accessing it throws if storage is blocked. */
const ownStorage: EntryStorage = {
  keys: () => Object.keys(localStorage),
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/**
 * A person's outbox in this browser. It survives every page, and sends nothing unless that person is signed in.
 * Browser only.
 */
export function outboxOf(userId: number): Outbox {
  const known = openedOutbox(userId);
  if (known) return known;
  const outbox = makeOutbox({
    entries: makeEntryStore(ownStorage, outboxPrefix(userId)),
    fileStore: openFileStore(),
    send: (waiting, files) => sendWaiting(userId, waiting, files),
    mayLeave: () => isOwner(userId),
    newNonce: newIdempotencyKey,
    now: () => new Date(),
    later(act, milliseconds) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  noteOpened(userId, outbox);
  window.addEventListener('online', outbox.wake);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(outboxPrefix(userId))) outbox.refresh();
  });
  onOwner(outbox.wake);
  outbox.subscribe(() => copyForWorker(userId, outbox.list()));
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.wake === true) outbox.wake();
  });
  // Entries that the service worker has already sent must not be sent again.
  void takenByWorker().then((nonces) => {
    for (const nonce of nonces) outbox.discard(nonce);
    outbox.wake();
  });
  return outbox;
}
