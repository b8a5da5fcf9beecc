/**
 * Preloaded into a server whose memory is measured, with --expose-gc: on SIGWINCH, which a server otherwise ignores,
 * it collects garbage and prints the memory usage in bytes.
 */
const collect = globalThis.gc;
if (!collect) throw new Error('Start with --expose-gc.');

process.on('SIGWINCH', () => {
  collect();
  // Objects released by finalizers of the first collection are freed by the second.
  setImmediate(() => {
    collect();
    process.stdout.write(`weight ${JSON.stringify(process.memoryUsage())}\n`);
  });
});

export {};
