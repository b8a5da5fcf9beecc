export interface WorkLimits {
  /** Requests that may be worked on at once. */
  most: number;
  /** Requests that may wait for their turn. */
  mostWaiting: number;
  /** Of one network, worked on and waiting together, once others would have to wait for it. */
  mostPerNetwork: number;
  /** Milliseconds that the first of the line may have waited while others may still join it. */
  standingWait: number;
  /** Milliseconds after which whoever waits is refused before any work is done. */
  longestWait: number;
}

/** A request that is worked on or waits for it. */
export interface Turn {
  /** Call it when the answer is made or nobody waits for it any more; a second time does nothing. */
  end(): void;
}

interface Waiting {
  readonly since: number;
  state: 'waits' | 'begun' | 'refused';
  begin(): void;
  refuse(): void;
}

/**
 * A share of the process's work. Beyond `most` requests wait in a line, first come first served. A line whose first has
 * waited for `standingWait` takes nobody more: it does not come from a moment's crowd but from more work than can be
 * done, and all who joined it would be late.
 */
export class WorkShare {
  readonly #limits: WorkLimits;
  readonly #now: () => number;
  /** In the sequence in which they came. */
  readonly #line = new Set<Waiting>();
  readonly #ofNetwork = new Map<string, number>();
  readonly #toBegin: (() => void)[] = [];
  #running = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: WorkLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether the next request of this network would be refused. */
  isFullFor(network: string): boolean {
    const { most, mostWaiting, mostPerNetwork, standingWait } = this.#limits;
    if (this.#running < most && this.#line.size === 0) return false;
    if ((this.#ofNetwork.get(network) ?? 0) >= mostPerNetwork) return true;
    if (this.#line.size >= mostWaiting) return true;
    const [first] = this.#line;
    return first !== undefined && this.#now() - first.since >= standingWait;
  }

  /**
   * Calls `begin` at once or when a turn is free, or `refuse` when it waited too long. Null, and neither is called,
   * where the share is full.
   */
  enter(network: string, begin: () => void, refuse: () => void): Turn | null {
    if (this.isFullFor(network)) return null;
    if (this.#running < this.#limits.most && this.#line.size === 0) {
      begin();
      return this.count(network);
    }
    this.#move(network, 1);
    const waiting: Waiting = { since: this.#now(), state: 'waits', begin, refuse };
    this.#line.add(waiting);
    this.#watch();
    let hasEnded = false;
    return {
      end: () => {
        if (hasEnded) return;
        hasEnded = true;
        this.#move(network, -1);
        this.#line.delete(waiting);
        if (waiting.state === 'begun') this.#free();
      },
    };
  }

  /** Counts what has begun already, also beyond the share. */
  count(network: string): Turn {
    this.#running += 1;
    this.#move(network, 1);
    let hasEnded = false;
    return {
      end: () => {
        if (hasEnded) return;
        hasEnded = true;
        this.#move(network, -1);
        this.#free();
      },
    };
  }

  /** Nobody waits any more whom it could refuse. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #free(): void {
    this.#running -= 1;
    while (this.#running < this.#limits.most) {
      const [first] = this.#line;
      if (first === undefined) return;
      this.#line.delete(first);
      if (this.#now() - first.since >= this.#limits.longestWait) this.#refuse(first);
      else {
        this.#running += 1;
        first.state = 'begun';
        this.#beginSoon(first.begin);
      }
    }
  }

  /**
   * Not within the end of another, which would be one deep stack, and one in each round of the event loop: many at once
   * would keep everybody who comes meanwhile from being answered, also those who are only told to come back.
   */
  #beginSoon(begin: () => void): void {
    this.#toBegin.push(begin);
    if (this.#toBegin.length === 1) setImmediate(this.#beginOne);
  }

  readonly #beginOne = (): void => {
    const begin = this.#toBegin.shift();
    if (this.#toBegin.length > 0) setImmediate(this.#beginOne);
    begin?.();
  };

  #refuse(waiting: Waiting): void {
    waiting.state = 'refused';
    waiting.refuse();
  }

  /** Where nothing ends, as behind a database that hangs, nobody takes the next from the line. */
  #watch(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      for (const waiting of this.#line) {
        if (this.#now() - waiting.since < this.#limits.longestWait) break;
        this.#line.delete(waiting);
        this.#refuse(waiting);
      }
      if (this.#line.size > 0) this.#watch();
    }, this.#limits.longestWait / 4);
  }

  #move(network: string, step: 1 | -1): void {
    const count = (this.#ofNetwork.get(network) ?? 0) + step;
    if (count > 0) this.#ofNetwork.set(network, count);
    else this.#ofNetwork.delete(network);
  }
}
