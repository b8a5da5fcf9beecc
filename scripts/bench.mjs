import { buildWeb } from './build-web.mjs';
import { pinnedNode, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

const flags = process.argv.slice(2);

await runScript(async () => {
  await setUp();
  if (!flags.includes('--help')) await buildWeb();
  return runProgram(pinnedNode, ['bench/main.ts', ...flags]);
});
