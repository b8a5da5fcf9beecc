import { buildWeb } from './build-web.mjs';
import { getNginx } from './find-nginx.mjs';
import { pinnedNode, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

const flags = process.argv.slice(2);

await runScript(async () => {
  await setUp();
  if (!flags.includes('--help')) await buildWeb();
  // The overload is measured behind the front door.
  const env = flags.join().includes('overload') ? { NGINX: process.env.NGINX ?? (await getNginx()) } : {};
  return runProgram(pinnedNode, ['bench/main.ts', ...flags], env);
});
