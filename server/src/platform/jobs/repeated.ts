interface Repeated {
  name: string;
  seconds: number;
  handler: () => Promise<void>;
  /** Done by each process, whatever its role. */
  isOfProcess: boolean;
}

/** Not at once: a start has enough to do, and the server may not listen yet. */
const firstTickMs = 3000;

/** What a process does again and again: declared once, begun once. */
export function makeRepeated(log: { error(details: object, message: string): void }) {
  const declared: Repeated[] = [];
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;

  function repeat({ name, seconds, handler }: Repeated): void {
    let isBusy = false;
    const tick = async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        await handler();
      } catch (error) {
        log.error({ err: error, job: name }, 'a repeated job failed');
      } finally {
        isBusy = false;
      }
    };
    timers.push(setTimeout(tick, firstTickMs), setInterval(tick, seconds * 1000));
  }

  return {
    declare: (one: Repeated) => void declared.push(one),
    /** In a process that does no jobs (`works`) only what each process does. */
    begin({ works }: { works: boolean }): void {
      // A process may be told to stop while it starts.
      if (isStopped) return;
      for (const one of declared) if (works || one.isOfProcess) repeat(one);
    },
    stop(): void {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
