/**
 * Deletes an account's unsent drafts (`makeDraft`) when it signs out. Entries in the outbox are not drafts and stay.
 */
export function forgetDrafts(viewerId: number): void {
  const ofThem = new RegExp(`^tanabana_(?!outbox_)[a-z-]+_${viewerId}(_|$)`);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage())) if (ofThem.test(key)) storage().removeItem(key);
    } catch {
      // If storage is blocked, nothing was stored.
    }
  }
}
