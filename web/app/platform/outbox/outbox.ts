import { ApiError, isRefusalForGood } from '#web/platform/api/api-error.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { makeListeners } from '#web/platform/store/store.ts';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import type { EntryStore } from './entry-store.ts';
import type { FileStore } from './file-store.ts';
import type { Draft, Waiting } from './waiting.ts';

interface Surroundings {
  entries: EntryStore;
  fileStore: FileStore;
  /** Sends an entry and returns the server's reply. */
  send: (waiting: Waiting, files: readonly File[]) => Promise<unknown>;
  /** Whether the outbox's owner is the signed-in person. */
  mayLeave: () => boolean;
  newNonce: () => string;
  now: () => Date;
  /** Runs `act` after some milliseconds; returns a function that cancels it. */
  later: (act: () => void, milliseconds: number) => () => void;
}

export interface Outbox {
  list(): readonly Waiting[];
  /** Whether the last try failed, so that sending waits for a retry. */
  isHeldUp(): boolean;
  /** Stores an entry and sends it when its turn comes. */
  add(draft: Draft): Promise<void>;
  retry(nonce: string): void;
  discard(nonce: string): void;
  /** Replaces the lost files of an entry, which is then sent. */
  chooseFiles(nonce: string, files: readonly File[]): Promise<void>;
  /** Retries at once instead of at the next scheduled time: the network is back, or the writer has signed in. */
  wake(): void;
  /** Rereads the entries that other tabs have changed. */
  refresh(): void;
  /** The files of an entry. */
  filesOf(nonce: string): Promise<File[]>;
  subscribe(listener: () => void): () => void;
  /** Called before a sent entry is removed, so that a screen always shows either the entry or its result. */
  onSent(listener: (waiting: Waiting, reply: unknown) => void): () => void;
}

/** Milliseconds between two entries. */
const lockFor = 1000;
const firstWait = 2000;
const longestWait = 30_000;
/** In seconds. */
const longestRetryAfter = 60;

/**
 * Stores what was written until the server has accepted it, through lost connections, reloads and server restarts.
 * Entries are sent one by one in the order of writing, and each keeps its nonce.
 */
export function makeOutbox(surroundings: Surroundings): Outbox {
  const { entries, fileStore, send, mayLeave, newNonce, now, later } = surroundings;
  const changes = makeListeners();
  const sent = makeListeners<[waiting: Waiting, reply: unknown]>();
  let waiting: readonly Waiting[] = entries.list();
  /** The nonce of the entry being sent. */
  let sending: string | null = null;
  /** The server did not accept the writer's session: nothing is sent until a person signs in. */
  let isPaused = false;
  let failures = 0;
  let mayLeaveAt = 0;
  let forgetTimer = () => {};

  /** Rereads the entries, which other tabs may have changed. */
  function lookAgain(): void {
    waiting = entries.list();
    changes.notify();
  }

  function patch(nonce: string, changed: Partial<Waiting>): void {
    const stored = entries.list().find((one) => one.nonce === nonce);
    if (stored) entries.put({ ...stored, ...changed });
    lookAgain();
  }

  function remove(nonce: string): void {
    entries.remove(nonce);
    lookAgain();
  }

  /** A time after all waiting entries, because entries are sent in the order of their times. */
  function nextTime(): string {
    const last = waiting.at(-1);
    return new Date(Math.max(now().getTime(), last ? Date.parse(last.writtenAt) + 1 : 0)).toISOString();
  }

  function tryAgain(nonce: string, changed: Partial<Waiting>): void {
    patch(nonce, { ...changed, refusal: null });
    isPaused = false;
    mayLeaveAt = 0;
    void pump();
  }

  async function pump(): Promise<void> {
    forgetTimer();
    const next = waiting.find(({ refusal }) => refusal === null);
    if (sending !== null || isPaused || next === undefined || !mayLeave()) return;
    const wait = mayLeaveAt - now().getTime();
    if (wait > 0) {
      forgetTimer = later(() => void pump(), wait);
      return;
    }
    sending = next.nonce;
    try {
      await deliver(next);
      failures = 0;
      mayLeaveAt = now().getTime() + lockFor;
    } catch (error) {
      isPaused = isOfSomebodyElse(error);
      failures += 1;
      mayLeaveAt = now().getTime() + waitAfter(error, failures);
      changes.notify();
    }
    sending = null;
    void pump();
  }

  /** Throws if the entry should be retried. */
  async function deliver(next: Waiting): Promise<void> {
    try {
      const files = next.files > 0 ? await fileStore.take(next.nonce) : [];
      if (files.length < next.files) {
        const isVoice = next.call.form?.filesAs === 'voice';
        const refusal = wordsOf(outboxWords)(isVoice ? 'recordingLost' : 'picturesLost');
        patch(next.nonce, { refusal, needsFiles: true });
        return;
      }
      // Reading files is asynchronous: the viewer may have changed meanwhile, or discarded the entry.
      if (!mayLeave() || !waiting.some(({ nonce }) => nonce === next.nonce)) return;
      const reply = await send(next, files);
      sent.notify(next, reply);
      remove(next.nonce);
      await fileStore.clear(next.nonce);
    } catch (error) {
      if (!isFinal(error)) throw error;
      patch(next.nonce, { refusal: error.message });
    }
  }

  /** Whether a later entry replaces this one. The entry being sent is never replaced, because it may have arrived. */
  const isReplaced = ({ subject, nonce }: Waiting, wanted: string | undefined) =>
    wanted !== undefined && subject === wanted && nonce !== sending;

  return {
    list: () => waiting,
    isHeldUp: () => failures > 0,
    async add({ kind, about, shown, call, files = [], subject, touches = [], nonce = newNonce() }) {
      // Files are stored first, so that a stored entry always has its files.
      const isKept = files.length === 0 || (await fileStore.put(nonce, files));
      const entry: Waiting = {
        nonce,
        kind,
        about,
        shown,
        call,
        files: files.length,
        subject: subject ?? null,
        touches,
        writtenAt: nextTime(),
        refusal: null,
        ...(isKept ? {} : { isOnlyHere: true }),
      };
      for (const { nonce: earlier } of entries.list().filter((one) => isReplaced(one, subject))) {
        entries.remove(earlier);
        void fileStore.clear(earlier);
      }
      entries.put(entry);
      lookAgain();
      void pump();
    },
    retry: (nonce) => tryAgain(nonce, {}),
    async chooseFiles(nonce, files) {
      await fileStore.put(nonce, files);
      tryAgain(nonce, { files: files.length, needsFiles: false });
    },
    discard(nonce) {
      remove(nonce);
      void fileStore.clear(nonce);
    },
    wake() {
      isPaused = false;
      if (failures > 0) mayLeaveAt = 0;
      lookAgain();
      void pump();
    },
    refresh: lookAgain,
    filesOf: (nonce) => fileStore.take(nonce),
    subscribe: changes.subscribe,
    onSent: sent.subscribe,
  };
}

/** Nobody is signed in, or another person than the writer, perhaps from another tab. */
function isOfSomebodyElse(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === 401 ||
    (error.code === 'CONFLICT' &&
      (error.errors?.account !== undefined || error.errors?.senderId !== undefined))
  );
}

/**
 * Refusals are final; no answer, server errors and rate limits are retried. A rate limit with a long wait is also
 * final and shown, so that entries to other people need not wait behind it.
 */
function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || isOfSomebodyElse(error)) return false;
  const { status, retryAfter = 0 } = error;
  if (status === 429 && retryAfter > longestRetryAfter) return true;
  return isRefusalForGood(error);
}

function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, Math.min(firstWait * 2 ** (failures - 1), longestWait));
}
