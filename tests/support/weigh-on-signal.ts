/*
 * Loaded before a server that is to be weighed, with --expose-gc: at SIGWINCH, which means nothing else to a server,
 * it collects everything that nothing holds, and prints what is left, in bytes.
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
