export interface WorkLimits {
  /** Requests that may be worked on at once. */
  most: number;
  /** More do not wait, however fast turns become free: each holds a connection and its memory. */
  mostWaiting: number;
  /** Milliseconds. A request that would wait for longer is refused at once, one that has, before any work is done. */
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

/** How long turns are counted before it is said anew how long one takes. */
const paceMs = 250;

/**
 * A share of the process's work. Beyond `most` requests wait, each network in a line of its own: one of each line
 * begins in turn, so that a crowd behind one address keeps nobody else waiting. How long a newcomer would wait follows
 * from how fast turns have become free since others wait.
 */
export class WorkShare {
  readonly #limits: WorkLimits;
  readonly #now: () => number;
  /** The network whose turn it is comes first; in a line, the one that came first. */
  readonly #lines = new Map<string, Set<Waiting>>();
  readonly #toBegin: (() => void)[] = [];
  #waiting = 0;
  #running = 0;
  #pace = { since: 0, turns: 0, msPerTurn: 0 };
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: WorkLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether the next request of this network would be refused. */
  isFullFor(network: string): boolean {
    if (this.#running < this.#limits.most && this.#waiting === 0) return false;
    if (this.#waiting >= this.#limits.mostWaiting) return true;
    const own = this.#lines.get(network)?.size ?? 0;
    const networks = this.#lines.size + (own === 0 ? 1 : 0);
    // Every network gets as many turns as this one has in its line, or all that it waits for.
    const turns = Math.min(this.#waiting + 1, (own + 1) * networks);
    return turns * this.#pace.msPerTurn >= this.#limits.longestWait;
  }

  /**
   * Calls `begin` at once or when a turn is free, or `refuse` when it waited too long. Null, and neither is called,
   * where the share is full.
   */
  enter(network: string, begin: () => void, refuse: () => void): Turn | null {
    if (this.isFullFor(network)) return null;
    if (this.#running < this.#limits.most && this.#waiting === 0) {
      begin();
      return this.count();
    }
    const waiting: Waiting = { since: this.#now(), state: 'waits', begin, refuse };
    this.#join(network, waiting);
    let hasEnded = false;
    return {
      end: () => {
        if (hasEnded) return;
        hasEnded = true;
        if (waiting.state === 'waits') this.#leave(network, waiting);
        if (waiting.state === 'begun') this.#free();
      },
    };
  }

  /** Counts what has begun already, also beyond the share. */
  count(): Turn {
    this.#running += 1;
    let hasEnded = false;
    return {
      end: () => {
        if (hasEnded) return;
        hasEnded = true;
        this.#free();
      },
    };
  }

  /** Nobody waits any more whom it could refuse. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #join(network: string, waiting: Waiting): void {
    // How fast it went in the last crowd says little of this one.
    if (this.#waiting === 0) this.#pace = { since: waiting.since, turns: 0, msPerTurn: 0 };
    const line = this.#lines.get(network) ?? new Set();
    this.#lines.set(network, line.add(waiting));
    this.#waiting += 1;
    this.#watch();
  }

  #leave(network: string, waiting: Waiting): void {
    const line = this.#lines.get(network);
    if (!line?.delete(waiting)) return;
    this.#waiting -= 1;
    if (line.size === 0) this.#lines.delete(network);
  }

  #free(): void {
    this.#running -= 1;
    if (this.#waiting > 0) this.#measure();
    while (this.#running < this.#limits.most) {
      const next = this.#takeNext();
      if (next === undefined) return;
      if (this.#now() - next.since >= this.#limits.longestWait) this.#refuse(next);
      else {
        this.#running += 1;
        next.state = 'begun';
        this.#beginSoon(next.begin);
      }
    }
  }

  #takeNext(): Waiting | undefined {
    for (const [network, line] of this.#lines) {
      for (const next of line) {
        this.#leave(network, next);
        // Behind the others.
        if (this.#lines.delete(network)) this.#lines.set(network, line);
        return next;
      }
    }
    return undefined;
  }

  #measure(): void {
    const { since, turns, msPerTurn } = this.#pace;
    const passed = this.#now() - since;
    if (passed < paceMs) {
      this.#pace.turns += 1;
      return;
    }
    const now = passed / (turns + 1);
    // A moment's pause, as of a database that writes, counts for half.
    const told = msPerTurn === 0 ? now : (msPerTurn + now) / 2;
    this.#pace = { since: since + passed, turns: 0, msPerTurn: told };
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

  /** Where nothing ends, as behind a database that hangs, nobody takes the next from the lines. */
  #watch(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      for (const [network, line] of this.#lines)
        for (const waiting of line) {
          if (this.#now() - waiting.since < this.#limits.longestWait) break;
          this.#leave(network, waiting);
          this.#refuse(waiting);
        }
      if (this.#waiting > 0) this.#watch();
    }, this.#limits.longestWait / 4);
  }
}
