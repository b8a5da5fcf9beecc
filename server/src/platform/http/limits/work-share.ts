export interface WorkLimits {
  /** Maximum number of concurrent requests. */
  most: number;
  /** Maximum queue length: each waiting request holds a connection and its memory. */
  mostWaiting: number;
  /** Milliseconds. A request that has waited this long is refused before any work is done. */
  longestWait: number;
}

/** Frees a request's slot. A second call does nothing. */
type End = () => void;

/** A share of the process's capacity. Requests beyond `most` wait in a queue, first come, first served. */
export class WorkShare {
  readonly #limits: WorkLimits;
  /** Waiting requests, oldest first; each is called with whether it got a slot. */
  readonly #waiting = new Set<(isTurn: boolean) => void>();
  #running = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /** Whether the next request would be refused. */
  get isFull(): boolean {
    const { most, mostWaiting } = this.#limits;
    return this.#running >= most && this.#waiting.size >= mostWaiting;
  }

  /** Resolves when a slot is free; with null if the share is full or the wait was too long. */
  async enter(): Promise<End | null> {
    if (this.isFull) return null;
    if (this.#running < this.#limits.most) return this.count();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const giveUp = setTimeout(() => {
      this.#waiting.delete(resolve);
      resolve(false);
    }, this.#limits.longestWait);
    this.#waiting.add(resolve);
    const isTurn = await promise;
    clearTimeout(giveUp);
    return isTurn ? this.#endOnce() : null;
  }

  /** Counts a request that has already begun, even beyond the limit. */
  count(): End {
    this.#running += 1;
    return this.#endOnce();
  }

  #endOnce(): End {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#running -= 1;
      if (this.#running >= this.#limits.most) return;
      for (const begin of this.#waiting) {
        this.#waiting.delete(begin);
        // The slot is taken before any other request can take it.
        this.#running += 1;
        return begin(true);
      }
    };
  }
}
