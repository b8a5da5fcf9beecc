/** Longer than any echo, shorter than a person needs to press Ctrl-C again. */
const echoMs = 1000;

/**
 * Ends the process gracefully on SIGINT or SIGTERM, through `close`. The same signal often arrives twice at
 * once: from the terminal or the service manager to every process, and again from the script that started us.
 * Such an echo is not impatience; a signal that comes later is, and ends the process on the spot.
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
