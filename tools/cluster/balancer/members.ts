import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that requests are given to. */
export interface Member {
  readonly name: string;
  /** On 127.0.0.1. */
  readonly port: number;
  /** Requests under way; live connections and long polls do not count. */
  open: number;
  /** `out`: it failed and gets nothing until it is ready again. `leaving`: it gets nothing any more. */
  state: 'up' | 'out' | 'leaving';
}

export interface Members {
  add(name: string, port: number): void;
  /** Gives it nothing from now on, and waits until what it was given is answered, for so many milliseconds at most. */
  leave(name: string, atMostMs?: number): Promise<void>;
  /** It is gone without a word. */
  remove(name: string): void;
  /** It could not be reached: nothing for it until it says that it is ready. */
  fail(member: Member): void;
  /** Who takes the next request: the one with the fewest, other than those that were tried. */
  choose(tried: ReadonlySet<Member>, wanted?: string): Member | undefined;
  list(): readonly Member[];
  close(): void;
}

const lookEveryMs = 500;
const answerWithinMs = 1500;
/** One late answer is a busy moment, two are a pattern. */
const mostFailures = 2;

/** Keeps track of the processes behind the balancer, by what each says at `/readyz`. */
export function makeMembers(): Members {
  const members = new Map<string, Member>();
  const failures = new WeakMap<Member, number>();
  const looking = setInterval(() => {
    for (const member of members.values()) void look(member);
  }, lookEveryMs);
  looking.unref();
  let turn = 0;

  async function look(member: Member): Promise<void> {
    const isReady = await saysReady(member.port);
    if (member.state === 'leaving') return;
    const failed = isReady ? 0 : (failures.get(member) ?? 0) + 1;
    failures.set(member, failed);
    if (isReady) member.state = 'up';
    else if (failed >= mostFailures) member.state = 'out';
  }

  return {
    add(name, port) {
      members.set(name, { name, port, open: 0, state: 'up' });
    },
    async leave(name, atMostMs = 2000) {
      const member = members.get(name);
      if (!member) return;
      member.state = 'leaving';
      const until = performance.now() + atMostMs;
      while (member.open > 0 && performance.now() < until) await sleep(10);
      members.delete(name);
    },
    remove: (name) => void members.delete(name),
    fail(member) {
      if (member.state === 'up') member.state = 'out';
    },
    choose(tried, wanted) {
      const untried = [...members.values()].filter((one) => one.state !== 'leaving' && !tried.has(one));
      const up = untried.filter(({ state }) => state === 'up');
      // When none is ready each answers for itself: what all lack, as the database, may not be needed for everything.
      const able = up.length > 0 ? up : untried;
      const known = able.find(({ name }) => name === wanted);
      if (known) return known;
      const fewest = Math.min(...able.map(({ open }) => open));
      const idlest = able.filter(({ open }) => open === fewest);
      turn += 1;
      return idlest[turn % idlest.length];
    },
    list: () => [...members.values()],
    close: () => clearInterval(looking),
  };
}

/** Asks on a connection of its own, so that a process that takes no new ones is found out. */
function saysReady(port: number): Promise<boolean> {
  return new Promise((done) => {
    const request = get(
      { host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: answerWithinMs },
      (response) => {
        response.resume();
        done(response.statusCode === 200);
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(false));
  });
}
