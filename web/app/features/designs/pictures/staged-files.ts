import type { FileKind } from './check-file.ts';

/** A chosen file being uploaded, or one that the design already has. */
export interface StagedFile {
  key: string;
  kind: FileKind;
  /** Null for a file that the design already has. */
  file: File | null;
  /** The address to show it from; null until there is one. */
  preview: string | null;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Upload progress, 0 to 1. */
  done: number;
  mediaId: number | null;
  /** Why it failed. */
  sentence: string | null;
  /** Whether a retry could help. */
  canRetry: boolean;
}

export type StagedChange =
  | { type: 'add'; kind: FileKind; files: readonly { key: string; file: File }[] }
  | { type: 'show'; key: string; preview: string }
  | { type: 'start'; key: string }
  | { type: 'progress'; key: string; done: number }
  | { type: 'sent'; key: string; mediaId: number }
  | { type: 'fail'; key: string; sentence: string; canRetry: boolean }
  | { type: 'retry'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; before: string }
  /** The server no longer has the uploaded files. */
  | { type: 'lose'; sentence: string }
  /** Replaces all files with these; nothing new is chosen. */
  | { type: 'begin'; files: readonly StagedFile[] };

/** The reducer of the chosen files. Pictures and the video share one list. */
export function changeStaged(files: readonly StagedFile[], change: StagedChange): readonly StagedFile[] {
  switch (change.type) {
    case 'add': {
      const kept = change.kind === 'video' ? files.filter(({ kind }) => kind !== 'video') : files;
      return [...kept, ...change.files.map(({ key, file }) => fresh(change.kind, key, file))];
    }
    case 'show':
      return alter(files, change.key, { preview: change.preview });
    case 'start':
      return alter(files, change.key, { state: 'sending', done: 0, sentence: null });
    case 'progress':
      return alter(files, change.key, { done: change.done });
    case 'sent':
      return alter(files, change.key, { state: 'sent', done: 1, mediaId: change.mediaId });
    case 'fail':
      return alter(files, change.key, {
        state: 'failed',
        done: 0,
        sentence: change.sentence,
        canRetry: change.canRetry,
      });
    case 'retry':
      return alter(files, change.key, { state: 'waiting', sentence: null });
    case 'remove':
      return files.filter(({ key }) => key !== change.key);
    case 'move':
      return move(files, change.key, change.before);
    case 'lose':
      return files.map((one) =>
        one.file === null
          ? one
          : { ...one, state: 'failed', done: 0, mediaId: null, sentence: change.sentence, canRetry: true },
      );
    case 'begin':
      return change.files;
  }
}

/** A file that the design already has. `preview` is null while it is being prepared. */
export function keptFile(kind: FileKind, mediaId: number, preview: string | null): StagedFile {
  return {
    key: `kept-${mediaId}`,
    kind,
    file: null,
    preview,
    state: 'sent',
    done: 1,
    mediaId,
    sentence: null,
    canRetry: false,
  };
}

/** Whether any file is still uploading. */
export function isUnderWay(files: readonly StagedFile[]): boolean {
  return files.some(({ state }) => state === 'waiting' || state === 'sending');
}

function fresh(kind: FileKind, key: string, file: File): StagedFile {
  return {
    key,
    kind,
    file,
    preview: null,
    state: 'waiting',
    done: 0,
    mediaId: null,
    sentence: null,
    canRetry: false,
  };
}

function alter(files: readonly StagedFile[], key: string, news: Partial<StagedFile>): readonly StagedFile[] {
  return files.map((one) => (one.key === key ? { ...one, ...news } : one));
}

function move(files: readonly StagedFile[], key: string, before: string): readonly StagedFile[] {
  const from = files.findIndex((one) => one.key === key);
  const to = files.findIndex((one) => one.key === before);
  const moved = files[from];
  if (!moved || to < 0) return files;
  const rest = files.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}
