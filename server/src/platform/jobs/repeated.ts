interface Repeated {
  name: string;
  seconds: number;
  handler: () => Promise<void>;
  /** Run by every process, whatever its role. */
  isOfProcess: boolean;
}

/** Delayed, because the startup is busy and the server may not be listening yet. */
const firstTickMs = 3000;

/** Repeated handlers of a process: declared once, started once. */
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
    /** In a process without workers (`works` is false), starts only the handlers of every process. */
    begin({ works }: { works: boolean }): void {
      // A process may be stopped during startup.
      if (isStopped) return;
      for (const one of declared) if (works || one.isOfProcess) repeat(one);
    },
    stop(): void {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
