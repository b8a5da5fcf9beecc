/** An account id, or the network of a person without an account. */
export type Sender = number | string;

/** Uploads in progress per sender, in this process. */
export interface UploadsUnderWay {
  /** Number of uploads that a sender has in progress, and their maximum total bytes. */
  of(sender: Sender): { count: number; bytes: number };
  /** Call the returned function once, when the upload has ended. */
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
