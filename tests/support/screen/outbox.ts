import { type EntryStorage, makeEntryStore } from '#web/platform/outbox/entry-store.ts';
import { makeOutbox } from '#web/platform/outbox/outbox.ts';
import type { Draft, Waiting } from '#web/platform/outbox/waiting.ts';

function memoryStorage(): EntryStorage & { writes: { count: number } } {
  const kept = new Map<string, string>();
  const writes = { count: 0 };
  return {
    writes,
    keys: () => [...kept.keys()],
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      writes.count += 1;
      kept.set(key, value);
    },
    removeItem(key: string) {
      writes.count += 1;
      kept.delete(key);
    },
  };
}

/** A browser whose clock and server the test controls. */
export function browser() {
  const storage = memoryStorage();
  const pictureStore = new Map<string, File[]>();
  const server: { taken: Waiting[]; fails: unknown[] } = { taken: [], fails: [] };
  const viewer = { isWriter: true };
  const device = { hasRoom: true };
  let time = Date.UTC(2026, 10, 21, 12);
  let timers: { at: number; act: () => void }[] = [];
  let nonces = 0;

  return {
    writes: storage.writes,
    server,
    pictureStore,
    viewer,
    device,
    open: ({ isStoreFull = false } = {}) =>
      makeOutbox({
        entries: makeEntryStore(isStoreFull ? { ...storage, setItem: refuseToStore } : storage, 'outbox_'),
        fileStore: {
          async put(nonce, files) {
            pictureStore.set(nonce, [...files]);
            return device.hasRoom;
          },
          take: async (nonce) => pictureStore.get(nonce) ?? [],
          clear: async (nonce) => void pictureStore.delete(nonce),
        },
        async send(waiting, files) {
          const failure = server.fails.shift();
          if (failure) throw failure;
          if (files.length !== waiting.files) throw new Error('The pictures were not found');
          server.taken.push(waiting);
          return { nonce: waiting.nonce };
        },
        mayLeave: () => viewer.isWriter,
        newNonce: () => `nonce-${++nonces}`,
        now: () => new Date(time),
        later(act, milliseconds) {
          const timer = { at: time + milliseconds, act };
          timers.push(timer);
          return () => {
            timers = timers.filter((one) => one !== timer);
          };
        },
      }),
    async pass(milliseconds: number) {
      const until = time + milliseconds;
      for (;;) {
        await settle();
        const next = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        time = next.at;
        next.act();
      }
      time = until;
      await settle();
    },
  };
}

function refuseToStore(): never {
  throw new DOMException('Full', 'QuotaExceededError');
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export const draft = (words: string, files: File[] = [], subject?: string): Draft => ({
  kind: 'message',
  about: null,
  shown: { label: 'message', words, path: '/chat/3/7' },
  call: { method: 'POST', path: '/api/chat/send', json: JSON.stringify({ content: words }), takesKey: false },
  files,
  ...(subject === undefined ? {} : { subject }),
});
export const words = (entries: readonly Waiting[]) => entries.map(({ shown }) => shown.words);
