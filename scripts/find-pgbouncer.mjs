import { findProgram, installDebianPackage, isDebianRoot } from './find-program.mjs';

/**
 * PgBouncer for the tests behind it: the installed one, else one that is installed now. Undefined if there is
 * none and none can be installed; those tests are then skipped with a message.
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
