/** An account, or the network of a person without one. */
export type Sender = number | string;

/** Uploads in progress per sender, in this process. */
export interface UploadsUnderWay {
  /** How many uploads of a sender are arriving, and the bytes that they may bring. */
  of(sender: Sender): { count: number; bytes: number };
  /** Call what it returns, once, when the upload has ended. */
  begin(sender: Sender, bytes: number): () => void;
}

export function countUploads(): UploadsUnderWay {
  const senders = new Map<Sender, { count: number; bytes: number }>();
  const of = (sender: Sender) => senders.get(sender) ?? { count: 0, bytes: 0 };

  function move(sender: Sender, count: number, bytes: number): void {
    const now = of(sender);
    const next = { count: now.count + count, bytes: now.bytes + bytes };
    if (next.count > 0) senders.set(sender, next);
    else senders.delete(sender);
  }

  return {
    of,
    begin(sender, bytes) {
      move(sender, 1, bytes);
      return () => move(sender, -1, -bytes);
    },
  };
}
