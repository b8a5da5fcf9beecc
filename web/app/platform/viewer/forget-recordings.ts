/** The database of unsent recordings on this device. */
export const recordingsDatabase = 'tanabana-recordings';

/** Deletes all unsent recordings on this device when the person signs out. */
export function forgetRecordings(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(recordingsDatabase);
      for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
    } catch {
      // If storage is blocked, nothing was stored.
      resolve();
    }
  });
}
