import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { pinnedNode, root, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

// Limits of V8's generations and of malloc's arenas. With the defaults of Node 26 the heap grows by more than
// 300 MB that a server of this size does not use.
const { nodeFlags, environment } = JSON.parse(
  readFileSync(join(root, 'server', 'src', 'how-it-runs.json'), 'utf8'),
);

await runScript(async () => {
  await setUp();
  await buildWeb();
  return runProgram(pinnedNode, [...nodeFlags, 'server/src/main.ts', ...process.argv.slice(2)], environment);
});
