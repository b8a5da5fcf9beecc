import { findProgram, installDebianPackage, isDebianRoot } from './find-program.mjs';

/**
 * PgBouncer for the tests behind it: one of the machine, else one installed now. Undefined where there is none and none
 * can be installed; those tests are skipped then and say so.
 * @returns {Promise<string | undefined>}
 */
export async function getPgBouncer() {
  const found = findPgBouncer();
  if (found || !isDebianRoot()) return found;
  console.log('Installing PgBouncer for the tests behind it …');
  await installDebianPackage('pgbouncer').catch(() => false);
  return findPgBouncer();
}

function findPgBouncer() {
  return findProgram(['pgbouncer'], { places: ['/usr/sbin/pgbouncer'], isRight: () => true });
}
