import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Front, startFront } from '#tools/cluster/parts/front.ts';
import { freePort } from '../free-port.ts';
import { missingProgram } from './missing-program.ts';

/** The nginx to test with; undefined if none is installed. */
export const nginx =
  process.env.NGINX ??
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

/** Why tests with nginx cannot run here, or undefined if they can. */
export const noNginx = missingProgram('nginx', nginx !== undefined);

/** Starts the shipped front door before the process at `behind`, in a subfolder of `folder`. */
export async function openFrontDoor(
  behind: number,
  folder: string,
  tls?: Parameters<typeof startFront>[0]['tls'],
): Promise<{ port: number; front: Front }> {
  const port = await freePort();
  const front = await startFront({
    program: nginx ?? 'nginx',
    folder: join(folder, 'front'),
    port,
    ...(tls ? { tls } : {}),
  });
  await front.add(behind);
  return { port, front };
}
