import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { beginDraft, type DraftContent, type KeptDraft, keepDraft, readVersion } from './drafts.api.ts';

/**
 * `meanwhile`: another window was first. `full`: there are as many drafts as one may have. `gone`: it was deleted or
 * published elsewhere. After these three nothing more is sent until it is told to.
 */
type StateName = 'idle' | 'waiting' | 'saved' | 'failed' | 'meanwhile' | 'full' | 'gone';

export interface DraftState {
  name: StateName;
  /** The server's, of a refusal. */
  sentence: string;
}

interface Given {
  /** The draft that the form was opened with; null for a new one. */
  first: (KeptDraft & { content: DraftContent }) | null;
  /** What the form holds now. */
  read(): DraftContent;
  onState(state: DraftState): void;
  onBegun(id: number): void;
  /** Everything that was typed is on the server. */
  onSaved(): void;
}

export interface DraftSaver {
  /** The draft on the server; null until there is one. */
  kept(): KeptDraft | null;
  /** Something was typed or a file has arrived: it is sent once nothing follows for a while. */
  touch(): void;
  /** Nothing more is sent by itself; the draft on the server once what is on its way has arrived. */
  settle(): Promise<KeptDraft | null>;
  /** After `meanwhile`: writes what is here over what another window has kept. */
  saveOver(): Promise<void>;
  /** The draft has ended: what is typed from now on is another one. */
  startOver(): void;
  /** The page is left: what was still to be sent is sent now. */
  leave(): void;
}

/** Anyone who types on is not interrupted by a call for each letter. */
export const quietMilliseconds = 1200;
const againMilliseconds = 15_000;

/** Keeps an unfinished design on the server while it is typed, one call at a time. */
export function makeDraftSaver({ first, read, onState, onBegun, onSaved }: Given): DraftSaver {
  let kept: KeptDraft | null = first;
  let sent = first === null ? null : textOf(first.content);
  /** A draft that is being begun: the same is sent until an answer is there. */
  let begun: { key: string; content: DraftContent } | null = null;
  /** Sent without an answer: the server may hold it already, under a version that is not known here. */
  let unanswered: DraftContent | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function sendIn(milliseconds: number): void {
    stopTimer();
    timer = setTimeout(() => void run(), milliseconds);
  }

  async function run(): Promise<void> {
    stopTimer();
    if (running !== null) await running;
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
      // What was typed since the first try.
      if (textOf(first.content) === textOf(content)) return;
    }
    // The same again is no second change: the server answers it with the version that it has become.
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
    // Refused, it was not done: the next try is another one.
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
    // What the server has read and refused is sent again only once it has changed.
    if (timer === null && code !== 'INVALID_INPUT') sendIn(againMilliseconds);
  }

  return {
    kept: () => kept,
    touch() {
      if (isStopped) return;
      onState({ name: 'waiting', sentence: '' });
      sendIn(quietMilliseconds);
    },
    async settle() {
      stopTimer();
      if (running !== null) await running;
      // Its answer was lost: whether it was begun decides whose the pictures are.
      if (kept === null && begun !== null) await run();
      stopTimer();
      return kept;
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
    },
    leave() {
      if (timer !== null) void run();
      stopTimer();
    },
  };
}

/** Whether the server has said no. Signed out, late or too often says nothing of an earlier try whose answer was lost. */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status);

const textOf = (content: DraftContent) => JSON.stringify(content);

const isEmpty = ({ words, pictures, videoId }: DraftContent) =>
  pictures.length === 0 && videoId === null && isBlank(words);

const isBlank = (word: unknown): boolean =>
  typeof word === 'string' ? word.trim() === '' : Object.values(Object(word)).every(isBlank);
