export interface WorkLimits {
  /** Requests that may be worked on at once. */
  most: number;
  /** More do not wait: each holds a connection and its memory. */
  mostWaiting: number;
  /** Milliseconds. A request that has waited for so long is refused before any work is done. */
  longestWait: number;
}

/** Ends a request's work; a second time does nothing. */
type End = () => void;

/** A share of the process's work. Beyond `most`, requests wait in the order in which they came. */
export class WorkShare {
  readonly #limits: WorkLimits;
  /** Each is told whether its turn has come; the first came first. */
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

  /** Resolves when there is a turn; with null where the share is full or the wait was too long. */
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

  /** Counts what has begun already, also beyond the share. */
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
        // The turn is theirs before anyone else can take it.
        this.#running += 1;
        return begin(true);
      }
    };
  }
}
