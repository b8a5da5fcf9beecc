import type { ProfileDraft } from './profile.form.ts';

/** What was typed and not saved, kept in this tab. */
export function readDraft(viewerId: number): ProfileDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** An empty draft is forgotten. */
export function keepDraft(viewerId: number, draft: ProfileDraft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(viewerId));
    else sessionStorage.setItem(keyOf(viewerId), JSON.stringify(draft));
  } catch {
    // A browser that forbids storage loses the draft only with its page.
  }
}

const keyOf = (viewerId: number) => `tanabana_profile_${viewerId}`;
