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

export function forgetUploadDraft(viewerId: number): void {
  try {
    sessionStorage.removeItem(keyOf(viewerId));
  } catch {
    // Nothing was kept.
  }
}

const keyOf = (viewerId: number) => `tanabana_upload_${viewerId}`;
