/** The database in which this device keeps recordings that were not sent. */
export const recordingsDatabase = 'tanabana-recordings';

/** Takes away every recording of this device that was not sent, as the person who was signed in leaves it. */
export function forgetRecordings(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(recordingsDatabase);
      for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
    } catch {
      // A browser that forbids storage keeps nothing.
      resolve();
    }
  });
}
