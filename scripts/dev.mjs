import { pinnedNode, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

// The web half reloads through Vite inside the server; only a change of the server itself restarts it.
const watched = ['--watch-path=server/src', '--watch-path=contracts/src'];

await runScript(async () => {
  await setUp();
  return runProgram(pinnedNode, [...watched, 'server/src/main.ts'], { TANABANA_DEV: '1' });
});
