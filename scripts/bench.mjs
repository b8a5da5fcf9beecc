import { buildWeb } from './build-web.mjs';
import { pinnedNode, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

await runScript(async () => {
  await setUp();
  await buildWeb();
  return runProgram(pinnedNode, ['bench/main.ts', ...process.argv.slice(2)]);
});
