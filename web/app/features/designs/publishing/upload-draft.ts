import type { UploadWords } from './upload-design.form.ts';

/** The words of an unfinished upload, kept in this tab until the design is published. */
export function readUploadDraft(viewerId: number): Partial<UploadWords> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keepUploadDraft(viewerId: number, words: Partial<UploadWords>): void {
  try {
    sessionStorage.setItem(keyOf(viewerId), JSON.stringify(words));
  } catch {
    // A browser that forbids storage loses the draft only with its tab.
  }
}

/** Files cannot be kept in a tab; how many there were can, so that their loss is told. */
export function keepFileCount(viewerId: number, count: number): void {
  try {
    if (count > 0) sessionStorage.setItem(filesKeyOf(viewerId), String(count));
    else sessionStorage.removeItem(filesKeyOf(viewerId));
  } catch {
    // Their loss is then not told.
  }
}

export function readFileCount(viewerId: number): number {
  try {
    return Number(sessionStorage.getItem(filesKeyOf(viewerId)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function forgetUploadDraft(viewerId: number): void {
  try {
    sessionStorage.removeItem(keyOf(viewerId));
    sessionStorage.removeItem(filesKeyOf(viewerId));
  } catch {
    // Nothing was kept.
  }
}

const keyOf = (viewerId: number) => `tanabana_upload_${viewerId}`;
const filesKeyOf = (viewerId: number) => `${keyOf(viewerId)}_files`;
