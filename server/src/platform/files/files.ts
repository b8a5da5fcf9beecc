import type { Readable } from 'node:stream';

export interface FoundFile {
  bytes: number;
  /** `end` is the last byte, counted from 0. Throws UNAVAILABLE if the store does not respond. */
  open(range: { start: number; end: number }): Promise<Readable>;
}

export interface ListedFile {
  name: string;
  bytes: number;
  changedAt: Date;
}

/**
 * Storage for uploaded files and files derived from them: on the disk, or in an S3-compatible store. A name is a path
 * such as `media/variants/ab/<key>/640.webp` that we generate, never user input. Its content never changes once
 * written. A half-written file is not visible. Every call throws UNAVAILABLE if the store does not respond.
 */
export interface Files {
  /** Stores a copy of a local file under a name. */
  put(name: string, localFile: string): Promise<void>;
  write(name: string, bytes: Uint8Array | Readable): Promise<void>;
  /** Calls `use` with a local path to read the file from. Throws if there is no such file. */
  withLocalFile<T>(name: string, use: (path: string) => Promise<T>): Promise<T>;
  find(name: string): Promise<FoundFile | null>;
  remove(name: string): Promise<void>;
  /** Removes every file under a folder. */
  removeFolder(folder: string): Promise<void>;
  /** Lists every complete file under a folder. */
  list(folder: string): AsyncIterable<ListedFile>;
  /**
   * Removes half-written files directly in a folder (in a store, anywhere under it) that have not changed since
   * `before`.
   */
  removeUnfinished(folder: string, before: Date): Promise<void>;
}

/** The last of several defences: rejects a name that could leave its folder. */
export function checkName(name: string): string {
  const isName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name) && !name.includes('..');
  if (!isName) throw new Error('A file was asked for by something that is not a name');
  return name;
}
