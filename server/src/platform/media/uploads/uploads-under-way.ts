/** What is arriving from each account, by this process. */
export interface UploadsUnderWay {
  /** How many uploads of an account are arriving, and the bytes that they may bring. */
  of(ownerId: number): { count: number; bytes: number };
  /** Call what it returns, once, when the upload has ended. */
  begin(ownerId: number, bytes: number): () => void;
}

export function countUploads(): UploadsUnderWay {
  const accounts = new Map<number, { count: number; bytes: number }>();
  const of = (ownerId: number) => accounts.get(ownerId) ?? { count: 0, bytes: 0 };

  function move(ownerId: number, count: number, bytes: number): void {
    const now = of(ownerId);
    const next = { count: now.count + count, bytes: now.bytes + bytes };
    if (next.count > 0) accounts.set(ownerId, next);
    else accounts.delete(ownerId);
  }

  return {
    of,
    begin(ownerId, bytes) {
      move(ownerId, 1, bytes);
      return () => move(ownerId, -1, -bytes);
    },
  };
}
