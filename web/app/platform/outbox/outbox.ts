import { ApiError, isRefusalForGood } from '#web/platform/api/api-error.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { makeListeners } from '#web/platform/store/store.ts';
import type { FileStore } from './file-store.ts';
import { outboxWords } from './outbox.words.ts';
import type { Draft, Waiting } from './waiting.ts';

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  storageKey: string;
  fileStore: FileStore;
  /** Sends an entry and answers with the server's reply. */
  send: (waiting: Waiting, files: readonly File[]) => Promise<unknown>;
  /** Whether the person whose outbox it is is the one who is signed in. */
  mayLeave: () => boolean;
  newNonce: () => string;
  now: () => Date;
  /** Runs `act` after so many milliseconds and answers with how to forget about it. */
  later: (act: () => void, milliseconds: number) => () => void;
}

export interface Outbox {
  list(): readonly Waiting[];
  /** Whether the last try failed: nothing leaves at once. */
  isHeldUp(): boolean;
  /** Keeps an entry and sends it as soon as it is its turn. */
  add(draft: Draft): Promise<void>;
  retry(nonce: string): void;
  discard(nonce: string): void;
  /** Other files for an entry that has lost its own, which then leaves. */
  chooseFiles(nonce: string, files: readonly File[]): Promise<void>;
  /** Tries at once instead of when the next try is due: the network is back, or the writer is. */
  wake(): void;
  /** Looks at what other tabs have done. */
  refresh(): void;
  /** The files that wait with an entry. */
  filesOf(nonce: string): Promise<File[]>;
  subscribe(listener: () => void): () => void;
  /** Told before the entry leaves the list, so that a screen never shows neither of the two. */
  onSent(listener: (waiting: Waiting, reply: unknown) => void): () => void;
}

/** The lock: a second between two entries. */
const lockFor = 1000;
const firstWait = 2000;
const longestWait = 30_000;
/** In seconds. */
const longestRetryAfter = 60;

/**
 * What was written waits here until the server has taken it: through lost connections, reloads and its restarts. The
 * entries leave one by one in the order in which they were written, and each keeps its nonce.
 */
export function makeOutbox(surroundings: Surroundings): Outbox {
  const { storage, storageKey, fileStore, send, mayLeave, newNonce, now, later } = surroundings;
  const changes = makeListeners();
  const sent = makeListeners<[waiting: Waiting, reply: unknown]>();
  let waiting: readonly Waiting[] = read();
  let isStored = true;
  /** The nonce of what is on its way. */
  let sending: string | null = null;
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
      // A browser that forbids storage, or is full, keeps them as long as the page lives.
      isStored = false;
      waiting = waiting.map((one) => ({ ...one, isOnlyHere: true }));
    }
    changes.tell();
  }

  /** Writes nothing: tabs that each write what they have just heard of would answer one another without end. */
  function lookAgain(): void {
    waiting = known(read());
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
    // An older page in another tab may have kept something in its own way: the next page reads it.
    const next = waiting.find(({ refusal, call }) => refusal === null && call !== undefined);
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
      changes.tell();
    }
    sending = null;
    void pump();
  }

  /** Throws where another try is worth it. */
  async function deliver(next: Waiting): Promise<void> {
    try {
      const files = next.files > 0 ? await fileStore.take(next.nonce) : [];
      if (files.length < next.files) {
        const isVoice = next.call.form?.filesAs === 'voice';
        const refusal = wordsOf(outboxWords)(isVoice ? 'recordingLost' : 'picturesLost');
        patch(next.nonce, { refusal, needsFiles: true });
        return;
      }
      // Reading the store is asynchronous: the viewer may have changed meanwhile, or thrown it away.
      if (!mayLeave() || !waiting.some(({ nonce }) => nonce === next.nonce)) return;
      const reply = await send(next, files);
      sent.tell(next, reply);
      remove(next.nonce);
      await fileStore.clear(next.nonce);
    } catch (error) {
      if (!isFinal(error)) throw error;
      patch(next.nonce, { refusal: error.message });
    }
  }

  /** Whether a later wish takes the place of an entry; what is on its way may have arrived and stays. */
  const isReplaced = ({ subject, nonce }: Waiting, wanted: string | undefined) =>
    wanted !== undefined && subject === wanted && nonce !== sending;

  return {
    list: () => waiting,
    isHeldUp: () => failures > 0,
    async add({ kind, about, shown, call, files = [], subject, touches = [], nonce = newNonce() }) {
      // Files first: an entry that is stored has its files.
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
        writtenAt: now().toISOString(),
        refusal: null,
        ...(isKept ? {} : { isOnlyHere: true }),
      };
      const replaced = waiting.filter((one) => isReplaced(one, subject));
      change((stored) => [...known(stored).filter((one) => !isReplaced(one, subject)), entry]);
      for (const one of replaced) void fileStore.clear(one.nonce);
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

/** Nobody is signed in, or somebody else than the writer, perhaps in another tab. */
function isOfSomebodyElse(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === 401 ||
    (error.code === 'CONFLICT' &&
      (error.errors?.account !== undefined || error.errors?.senderId !== undefined))
  );
}

/**
 * A refusal stays one; silence, trouble on the server and its "not so fast" are worth another try. One that would
 * have to wait for long is shown, so that those to other people need not wait with it.
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
