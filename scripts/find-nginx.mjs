import { findProgram, installDebianPackage, isDebianRoot } from './find-program.mjs';

/** Usual paths of nginx, in case administrator folders are not on PATH. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * The nginx of the machine, else one installed now. Undefined where there is none and none can be installed; tests of
 * the front door are skipped then, and a cluster asks for one.
 * @returns {Promise<string | undefined>}
 */
export async function getNginx() {
  const found = findNginx();
  if (found || !isDebianRoot()) return found;
  console.log('Installing nginx …');
  await installDebianPackage('nginx-light').catch(() => false);
  return findNginx();
}

function findNginx() {
  return findProgram(['nginx'], { places, isRight: () => true });
}
