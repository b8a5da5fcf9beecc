import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { pinnedNode, root, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

// Node 26 lets its young generation grow freely, grows the old one by up to four times what is in use where it may
// become large, and the system gives each thread a heap of its own that it hardly ever gives back: together more than
// 300 MB that a server of this size has no use for.
const { nodeFlags, environment } = JSON.parse(
  readFileSync(join(root, 'server', 'src', 'how-it-runs.json'), 'utf8'),
);

await runScript(async () => {
  await setUp();
  await buildWeb();
  return runProgram(pinnedNode, [...nodeFlags, 'server/src/main.ts', ...process.argv.slice(2)], environment);
});
