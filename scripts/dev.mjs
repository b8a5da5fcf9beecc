import { pinnedNode, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

// Vite reloads the web app inside the server. Only changes of the server restart the process.
const watched = ['--watch-path=server/src', '--watch-path=contracts/src'];

await runScript(async () => {
  await setUp();
  return runProgram(pinnedNode, [...watched, 'server/src/main.ts'], { TANABANA_DEV: '1' });
});
