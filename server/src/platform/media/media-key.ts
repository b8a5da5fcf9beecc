import { newFileKey } from '#server/platform/files/file-key.ts';

/** 128 random bits, so that the URL of an unpublished picture cannot be guessed. */
export function newMediaKey(): string {
  return newFileKey();
}

export function isMediaKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
