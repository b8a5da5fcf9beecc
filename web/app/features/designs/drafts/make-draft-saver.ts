import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { beginDraft, type DraftContent, type KeptDraft, keepDraft, readVersion } from './drafts.api.ts';

/**
 * `meanwhile`: another window has saved the draft. `full`: the viewer has the maximum number of drafts. `gone`: it
 * was deleted or published elsewhere. After these three, saving stops until `saveOver` or `startOver`.
 */
type StateName = 'idle' | 'waiting' | 'saved' | 'failed' | 'meanwhile' | 'full' | 'gone';

export interface DraftState {
  name: StateName;
  /** The server's message for a refusal. */
  sentence: string;
}

interface Given {
  /** The draft that the form was opened with; null for a new one. */
  first: (KeptDraft & { content: DraftContent }) | null;
  /** The form's current content. */
  read(): DraftContent;
  onState(state: DraftState): void;
  onBegun(id: number): void;
  /** Called when everything typed is on the server. */
  onSaved(): void;
}

export interface DraftSaver {
  /** The draft on the server; null before it is created. */
  kept(): KeptDraft | null;
  /** Saves, debounced, after typing or after an upload has finished. */
  touch(): void;
  /**
   * Waits for a running request and returns the draft on the server. Nothing is saved from now on, because publishing
   * ends the draft and takes its files, until `resume` or `startOver`.
   */
  hold(): Promise<KeptDraft | null>;
  /** Saves again after `hold`, beginning with what was typed meanwhile. */
  resume(): void;
  /** After `meanwhile`: overwrites the version that another window has saved. */
  saveOver(): Promise<void>;
  /** The draft has ended; further typing starts a new one. */
  startOver(): void;
  /** The page is being left; a pending save is sent at once. */
  leave(): void;
}

/** The debounce that avoids a request for each letter. */
export const quietMilliseconds = 1200;
const againMilliseconds = 15_000;

/** Saves an unfinished design to the server while it is typed, one request at a time. */
export function makeDraftSaver({ first, read, onState, onBegun, onSaved }: Given): DraftSaver {
  let kept: KeptDraft | null = first;
  let sent = first === null ? null : textOf(first.content);
  /** A draft being created; the same request is repeated until it is answered. */
  let begun: { key: string; content: DraftContent } | null = null;
  /** Content sent without a response. The server may have saved it, under a version not known here. */
  let unanswered: DraftContent | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isHeld = false;
  /** Something was typed or uploaded while saving was held. */
  let isTouched = false;

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function sendIn(milliseconds: number): void {
    stopTimer();
    if (isHeld) {
      isTouched = true;
      return;
    }
    timer = setTimeout(() => void run(), milliseconds);
  }

  function touch(): void {
    if (isStopped) return;
    if (!isHeld) onState({ name: 'waiting', sentence: '' });
    sendIn(quietMilliseconds);
  }

  /** Saves after the running request; not while saving is held, except for `hold` itself. */
  async function run(isOfHold = false): Promise<void> {
    stopTimer();
    if (running !== null) await running;
    if (isHeld && !isOfHold) {
      isTouched = true;
      return;
    }
    running ??= send().finally(() => {
      running = null;
    });
    await running;
  }

  async function send(): Promise<void> {
    const content = read();
    const text = textOf(content);
    if (kept === null && isEmpty(content)) return onState({ name: 'idle', sentence: '' });
    try {
      if (text !== sent || unanswered !== null) await write(content);
      sent = text;
      if (timer !== null) return;
      onState({ name: 'saved', sentence: '' });
      onSaved();
    } catch (error) {
      refuse(error);
    }
  }

  async function write(content: DraftContent): Promise<void> {
    if (kept === null) {
      begun ??= { key: newIdempotencyKey(), content };
      const first = begun;
      kept = await beginDraft(first.content, first.key);
      begun = null;
      onBegun(kept.id);
      // Save what was typed since the first attempt, if anything.
      if (textOf(first.content) === textOf(content)) return;
    }
    // Repeating a save is idempotent: the server answers with the version that it created.
    if (unanswered !== null) kept = await keepDraft(kept, unanswered);
    if (unanswered === null || textOf(unanswered) !== textOf(content)) {
      unanswered = content;
      kept = await keepDraft(kept, content);
    }
    unanswered = null;
  }

  function refuse(error: unknown): void {
    const sentence = sentenceOf(error);
    const code = error instanceof ApiError ? error.code : 'UNAVAILABLE';
    // A refused request had no effect, so the next attempt is a new one.
    if (error instanceof ApiError && isRefusal(error.status)) {
      begun = null;
      unanswered = null;
    }
    if (code === 'CONFLICT' || (code === 'NOT_FOUND' && kept !== null)) {
      isStopped = true;
      stopTimer();
      const name = code === 'NOT_FOUND' ? 'gone' : kept === null ? 'full' : 'meanwhile';
      onState({ name, sentence });
      return;
    }
    onState({ name: 'failed', sentence });
    // Content that the server rejected as invalid is sent again only after it has changed.
    if (timer === null && code !== 'INVALID_INPUT') sendIn(againMilliseconds);
  }

  return {
    kept: () => kept,
    touch,
    async hold() {
      isHeld = true;
      if (timer !== null) isTouched = true;
      stopTimer();
      if (running !== null) await running;
      // The response to the creation was lost. Whether the draft exists decides whether the pictures belong to it.
      if (kept === null && begun !== null) await run(true);
      return kept;
    },
    resume() {
      isHeld = false;
      if (isTouched) touch();
      isTouched = false;
    },
    async saveOver() {
      if (kept === null) return;
      try {
        kept = { id: kept.id, version: await readVersion(kept.id) };
        sent = null;
        unanswered = null;
        isStopped = false;
        await run();
      } catch (error) {
        refuse(error);
      }
    },
    startOver() {
      stopTimer();
      kept = null;
      sent = null;
      begun = null;
      unanswered = null;
      isStopped = false;
      isHeld = false;
      isTouched = false;
    },
    leave() {
      if (timer !== null) void run();
      stopTimer();
    },
  };
}

/**
 * Whether the server has refused the request. 401, 408 and 429 do not say whether an earlier attempt with a lost
 * response succeeded.
 */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status);

const textOf = (content: DraftContent) => JSON.stringify(content);

const isEmpty = ({ words, pictures, videoId }: DraftContent) =>
  pictures.length === 0 && videoId === null && isBlank(words);

const isBlank = (word: unknown): boolean =>
  typeof word === 'string' ? word.trim() === '' : Object.values(Object(word)).every(isBlank);
