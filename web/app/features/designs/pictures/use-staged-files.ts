import { useEffect, useReducer, useRef } from 'react';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { sendAhead } from '../publishing/upload-design.api.ts';
import type { FileKind } from './check-file.ts';
import { makePreview } from './make-preview.ts';
import { changeStaged, type StagedFile } from './staged-files.ts';

const atOnce = 2;
let lastKey = 0;

export interface StagedFiles {
  files: readonly StagedFile[];
  pictures: readonly StagedFile[];
  video: StagedFile | null;
  add(kind: FileKind, files: readonly File[]): void;
  remove(key: string): void;
  retry(key: string): void;
  /** Moves a picture to the position of another. */
  move(key: string, before: string): void;
  /** The server no longer has the uploaded files; each waits for a retry. */
  lose(sentence: string): void;
  /** Drops all chosen files and restores those of `kept`. */
  clear(): void;
}

/** Uploads one file ahead; returns its id. */
export type SendFile = typeof sendAhead;

const none: readonly StagedFile[] = [];

/**
 * The chosen files, after those of `kept`. They are uploaded two at a time with `sendOne` while the design
 * is still being described.
 */
export function useStagedFiles(failed: string, kept = none, sendOne: SendFile = sendAhead): StagedFiles {
  const [files, change] = useReducer(changeStaged, kept);
  const underWay = useRef(new Map<string, AbortController>());
  const previews = useRef(new Map<string, string>());

  useEffect(() => {
    const free = atOnce - underWay.current.size;
    const next = files.filter(({ key, state }) => state === 'waiting' && !underWay.current.has(key));
    for (const one of next.slice(0, Math.max(0, free))) void send(one);
  });

  // On unmount, uploads are aborted and blob addresses are released.
  useEffect(() => {
    const sending = underWay.current;
    const shown = previews.current;
    return () => {
      for (const controller of sending.values()) controller.abort();
      for (const address of shown.values()) URL.revokeObjectURL(address);
      sending.clear();
      shown.clear();
    };
  }, []);

  async function send({ key, kind, file }: StagedFile): Promise<void> {
    if (file === null) return;
    const controller = new AbortController();
    underWay.current.set(key, controller);
    change({ type: 'start', key });
    try {
      const mediaId = await sendOne(kind, file, {
        signal: controller.signal,
        onProgress: (done) => change({ type: 'progress', key, done }),
      });
      change({ type: 'sent', key, mediaId });
    } catch (error) {
      if (controller.signal.aborted) return;
      change({ type: 'fail', key, sentence: sentenceOf(error, failed), canRetry: isWorthAnotherTry(error) });
    } finally {
      underWay.current.delete(key);
    }
  }

  async function show(key: string, kind: FileKind, file: File): Promise<void> {
    const address = kind === 'picture' ? await makePreview(file) : URL.createObjectURL(file);
    previews.current.set(key, address);
    change({ type: 'show', key, preview: address });
  }

  function letGo(key: string): void {
    underWay.current.get(key)?.abort();
    underWay.current.delete(key);
    URL.revokeObjectURL(previews.current.get(key) ?? '');
    previews.current.delete(key);
  }

  return {
    files,
    pictures: files.filter(({ kind }) => kind === 'picture'),
    video: files.find(({ kind }) => kind === 'video') ?? null,
    add(kind, chosen) {
      if (kind === 'video') for (const one of files) if (one.kind === 'video') letGo(one.key);
      const added = chosen.map((file) => {
        lastKey += 1;
        return { key: `file-${lastKey}`, file };
      });
      change({ type: 'add', kind, files: added });
      for (const { key, file } of added) void show(key, kind, file);
    },
    remove(key) {
      letGo(key);
      change({ type: 'remove', key });
    },
    retry: (key) => change({ type: 'retry', key }),
    move: (key, before) => change({ type: 'move', key, before }),
    lose: (sentence) => change({ type: 'lose', sentence }),
    clear() {
      for (const { key } of files) letGo(key);
      change({ type: 'begin', files: kept });
    },
  };
}

/** A file that the server has rejected would be rejected again. */
function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return !['INVALID_INPUT', 'UNSUPPORTED_MEDIA', 'PAYLOAD_TOO_LARGE'].includes(error.code);
}
