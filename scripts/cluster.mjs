import { buildWeb } from './build-web.mjs';
import { getNginx } from './find-nginx.mjs';
import { getRedisServer } from './find-redis.mjs';
import { pinnedNode, runProgram, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

const args = process.argv.slice(2);
const starts = !args.some((arg) => !arg.startsWith('-') && Number.isNaN(Number(arg)));

await runScript(async () => {
  await setUp();
  const env = {};
  if (starts) {
    await buildWeb();
    if (!process.env.NGINX) env.NGINX = await getNginx();
    if (!process.env.REDIS_SERVER && !process.env.REDIS_URL) env.REDIS_SERVER = await getRedisServer();
  }
  return runProgram(pinnedNode, ['tools/cluster/main.ts', ...args], env);
});
