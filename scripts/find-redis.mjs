import { spawnSync } from 'node:child_process';
import { findProgram, installDebianPackage, isDebianRoot } from './find-program.mjs';

/**
 * A Redis server for the cluster and the tests of many processes: the installed one, else one that is installed
 * now. Undefined if there is none and none can be installed; those tests are then skipped, and the cluster asks
 * for one.
 * @returns {Promise<string | undefined>}
 */
export async function getRedisServer() {
  const found = findRedisServer();
  if (found || !isDebianRoot()) return found;
  console.log('Installing Redis …');
  await installDebianPackage('redis-server').catch(() => false);
  return findRedisServer();
}

function findRedisServer() {
  return findProgram(['redis-server', 'valkey-server'], { isRight: answersAsRedis });
}

function answersAsRedis(place) {
  const { status, stdout } = spawnSync(place, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /^(redis|valkey)/i.test(stdout);
}
