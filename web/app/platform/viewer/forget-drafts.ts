/**
 * Takes away whatever an account has typed into forms and not sent (`makeDraft`), as it signs out. What waits for the
 * network is no draft.
 */
export function forgetDrafts(viewerId: number): void {
  const ofThem = new RegExp(`^tanabana_(?!outbox_)[a-z-]+_${viewerId}(_|$)`);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage())) if (ofThem.test(key)) storage().removeItem(key);
    } catch {
      // A browser that forbids storage has kept none.
    }
  }
}
