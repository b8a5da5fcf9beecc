import { newFileKey } from '#server/platform/files/file-key.ts';

/** 128 random bits: nobody guesses the address of a picture that is not published yet. */
export function newMediaKey(): string {
  return newFileKey();
}

export function isMediaKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
