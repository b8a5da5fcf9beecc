import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './run-program.mjs';

/**
 * The first program of these names on PATH, or in one of the usual places, that `isRight` accepts.
 * @param {readonly string[]} names
 * @param {{ places?: readonly string[], isRight: (place: string) => boolean }} how
 * @returns {string | undefined}
 */
export function findProgram(names, { places = [], isRight }) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((place) => isProgram(place) && isRight(place));
}

/** Whether we may install packages on this machine: it is Debian or derived from it, and we are root. */
export function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs a Debian package. Returns whether it worked; apt prints errors.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], env);
  return (await runProgram('apt-get', ['install', '-y', '-qq', name], env)) === 0;
}

function isProgram(place) {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
