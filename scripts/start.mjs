import { buildWeb } from './build-web.mjs';
import { pinnedNode, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

// Node 26 lets its young generation grow freely, and the system gives each thread a heap of its own that it hardly ever
// gives back: together more than 100 MB that a server of this size has no use for.
const nodeOptions = ['--max-semi-space-size=8'];
const environment = { MALLOC_ARENA_MAX: '2' };

await runScript(async () => {
  await setUp();
  await buildWeb();
  return runProgram(
    pinnedNode,
    [...nodeOptions, 'server/src/main.ts', ...process.argv.slice(2)],
    environment,
  );
});
