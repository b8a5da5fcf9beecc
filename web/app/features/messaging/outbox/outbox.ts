import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { makeListeners } from '#web/platform/store/store.ts';
import { messagingWords } from '../messaging.words.ts';
import type { Recording } from '../voice/use-recorder.ts';
import { voiceWords } from '../voice/voice.words.ts';
import type { PictureStore } from './picture-store.ts';

/** A message that the server has not taken yet. */
export interface Waiting {
  /** Names it to the server, so that sending it twice is sending it once. */
  nonce: string;
  receiverId: number;
  content: string;
  designId: number | null;
  /** How many pictures are stored for it. */
  pictures: number;
  /** Of a message that was spoken; its recording is stored for it. */
  voice?: Spoken | undefined;
  /** ISO 8601. */
  writtenAt: string;
  /** Why the server refused it; such a message waits for its writer. */
  refusal: string | null;
  /** Its pictures, or its recording, are no longer on this device. */
  needsPictures?: boolean;
  /** This device could not keep all of it: it is gone with the page. */
  isOnlyHere?: boolean;
}

export type Spoken = Pick<Recording, 'durationMs' | 'peaks'>;

export type Draft = Pick<Waiting, 'receiverId' | 'content' | 'designId' | 'voice'> & {
  /** Pictures, or the one recording of a message that was spoken. */
  files: readonly File[];
};

type Send = (waiting: Waiting, files: readonly File[]) => Promise<Message>;

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  storageKey: string;
  pictureStore: PictureStore;
  send: Send;
  /** Whether the person whose outbox it is is the one who is signed in. */
  mayLeave: () => boolean;
  newNonce: () => string;
  now: () => Date;
  /** Runs `act` after so many milliseconds and answers with how to forget about it. */
  later: (act: () => void, milliseconds: number) => () => void;
}

export interface Outbox {
  list(): readonly Waiting[];
  /** Keeps a message and sends it as soon as it is its turn. */
  add(draft: Draft): Promise<void>;
  retry(nonce: string): void;
  discard(nonce: string): void;
  /** Other pictures for a message that has lost its own, which then leaves. */
  choosePictures(nonce: string, files: readonly File[]): Promise<void>;
  /** Tries at once instead of when the next try is due: the network is back, or the writer is. */
  wake(): void;
  /** The pictures that wait with a message. */
  picturesOf(nonce: string): Promise<File[]>;
  subscribe(listener: () => void): () => void;
  onSent(listener: (message: Message, receiverId: number) => void): () => void;
}

/** The lock: a second between two messages. */
const lockFor = 1000;
const firstWait = 2000;
const longestWait = 30_000;
/** In seconds. */
const longestRetryAfter = 60;

/**
 * Messages wait here until the server has taken them: through lost connections, reloads and its restarts. They
 * leave one by one in the order in which they were written, and each keeps its nonce.
 */
export function makeOutbox(surroundings: Surroundings): Outbox {
  const { storage, storageKey, pictureStore, send, mayLeave, newNonce, now, later } = surroundings;
  const changes = makeListeners();
  const sent = makeListeners<[message: Message, receiverId: number]>();
  let waiting: readonly Waiting[] = read();
  let isStored = true;
  let isSending = false;
  /** The server did not know the writer: nothing leaves until somebody signs in. */
  let isPaused = false;
  let failures = 0;
  let mayLeaveAt = 0;
  let forgetTimer = () => {};

  function read(): Waiting[] {
    try {
      const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
      return Array.isArray(kept) ? (kept as Waiting[]) : [];
    } catch {
      return [];
    }
  }

  /** Other tabs write the same list, so a change is made to what is stored now. */
  function change(next: (stored: Waiting[]) => Waiting[]): void {
    waiting = next(read());
    try {
      if (waiting.length === 0) storage.removeItem(storageKey);
      else storage.setItem(storageKey, JSON.stringify(waiting));
    } catch {
      // A browser that forbids storage keeps them as long as the page lives.
      isStored = false;
      waiting = waiting.map((one) => ({ ...one, isOnlyHere: true }));
    }
    changes.tell();
  }

  const patch = (nonce: string, changed: Partial<Waiting>) =>
    change((stored) => known(stored).map((one) => (one.nonce === nonce ? { ...one, ...changed } : one)));

  function tryAgain(nonce: string, changed: Partial<Waiting>): void {
    patch(nonce, { ...changed, refusal: null });
    isPaused = false;
    mayLeaveAt = 0;
    void pump();
  }

  /** What is stored, or where nothing can be stored what this page remembers. */
  const known = (stored: Waiting[]) => (isStored ? stored : [...waiting]);

  const remove = (nonce: string) => change((stored) => known(stored).filter((one) => one.nonce !== nonce));

  async function pump(): Promise<void> {
    forgetTimer();
    const next = waiting.find(({ refusal }) => refusal === null);
    if (isSending || isPaused || next === undefined || !mayLeave()) return;
    const wait = mayLeaveAt - now().getTime();
    if (wait > 0) {
      forgetTimer = later(() => void pump(), wait);
      return;
    }
    isSending = true;
    try {
      await deliver(next);
      failures = 0;
      mayLeaveAt = now().getTime() + lockFor;
    } catch (error) {
      isPaused = isOfSomebodyElse(error);
      failures += 1;
      mayLeaveAt = now().getTime() + waitAfter(error, failures);
    }
    isSending = false;
    void pump();
  }

  /** Throws where another try is worth it. */
  async function deliver(next: Waiting): Promise<void> {
    try {
      const expected = next.voice ? 1 : next.pictures;
      const files = expected > 0 ? await pictureStore.take(next.nonce) : [];
      if (files.length < expected) {
        const refusal = next.voice ? wordsOf(voiceWords)('lost') : wordsOf(messagingWords)('picturesLost');
        patch(next.nonce, { refusal, needsPictures: true });
        return;
      }
      // Reading the store is asynchronous: the viewer may have changed meanwhile.
      if (!mayLeave()) return;
      const message = await send(next, files);
      // Told first, so that the screen never shows neither of the two.
      sent.tell(message, next.receiverId);
      remove(next.nonce);
      await pictureStore.clear(next.nonce);
    } catch (error) {
      if (!isFinal(error)) throw error;
      patch(next.nonce, { refusal: error.message });
    }
  }

  return {
    list: () => waiting,
    async add({ receiverId, content, designId, files, voice }) {
      const nonce = newNonce();
      // Pictures first: a message that is stored has its pictures.
      const isKept = files.length === 0 || (await pictureStore.put(nonce, files));
      const writtenAt = now().toISOString();
      const entry = {
        nonce,
        receiverId,
        content,
        designId,
        pictures: voice ? 0 : files.length,
        ...(voice ? { voice } : {}),
        writtenAt,
        refusal: null,
        ...(isKept ? {} : { isOnlyHere: true }),
      };
      change((stored) => [...known(stored), entry]);
      void pump();
    },
    retry: (nonce) => tryAgain(nonce, {}),
    async choosePictures(nonce, files) {
      await pictureStore.put(nonce, files);
      tryAgain(nonce, { pictures: files.length, needsPictures: false });
    },
    discard(nonce) {
      remove(nonce);
      void pictureStore.clear(nonce);
    },
    wake() {
      isPaused = false;
      if (failures > 0) mayLeaveAt = 0;
      change((stored) => known(stored));
      void pump();
    },
    picturesOf: (nonce) => pictureStore.take(nonce),
    subscribe: changes.subscribe,
    onSent: sent.subscribe,
  };
}

/** Nobody is signed in, or somebody else than the writer, perhaps in another tab. */
function isOfSomebodyElse(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || (error.code === 'CONFLICT' && error.errors?.senderId !== undefined);
}

/**
 * A refusal stays one; silence, trouble on the server and its "not so fast" are worth another try. One that would
 * have to wait for long is shown, so that those to other people need not wait with it.
 */
function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || isOfSomebodyElse(error)) return false;
  const { status, retryAfter = 0 } = error;
  if (status === 429 && retryAfter > longestRetryAfter) return true;
  return status >= 400 && status < 500 && ![408, 429].includes(status);
}

function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, Math.min(firstWait * 2 ** (failures - 1), longestWait));
}
