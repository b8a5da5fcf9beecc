/** Milliseconds. Longer than a duplicated signal takes, shorter than a person needs to press Ctrl-C again. */
const echoMs = 1000;

/**
 * Shuts down gracefully through `close` on SIGINT or SIGTERM. The same signal often arrives twice at once: from the
 * terminal or service manager to every process, and again from the script that started us. The duplicate is ignored.
 * A signal that arrives later ends the process immediately.
 */
export function stopOnSignals(close: () => unknown): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      close();
    } else if (performance.now() - firstAt > echoMs) {
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
