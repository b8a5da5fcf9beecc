import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Builds the web app if it has changed, before the first worker starts its server. */
export default async function buildOnce(): Promise<void> {
  const build = spawn(process.execPath, ['scripts/build-web.mjs'], { stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The web app could not be built; the reason is printed above.');
}
