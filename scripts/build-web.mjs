import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, root, runScript, runTool } from './run-program.mjs';
import { setUp } from './set-up.mjs';

const buildFolder = join(root, 'web', 'build');
const stamp = join(buildFolder, '.stamp');
const inputs = ['web', 'contracts/src', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const notInputs = new Set(['web/build', 'web/.react-router']);

/** Builds the web app if any of its inputs changed since the last finished build. */
export async function buildWeb() {
  const wanted = hashInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web app …');
  // An interrupted build must not count as finished.
  rmSync(stamp, { force: true });
  const code = await runTool('@react-router/dev', 'react-router', ['build', 'web', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new PlainError('The web app could not be built; the reason is printed above.');
  writeFileSync(stamp, wanted);
}

/** Compares contents, not dates: a fresh clone or another branch changes the dates of old files. */
function hashInputs() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (notInputs.has(path)) return;
    const absolute = join(root, path);
    const entries = listFolder(absolute);
    if (entries) {
      for (const name of entries.sort()) add(`${path}/${name}`);
    } else {
      hash.update(`\0${path}\0`).update(readFileSync(absolute));
    }
  };
  for (const path of inputs) add(path);
  return hash.digest('hex');
}

/** Undefined if it is a file. */
function listFolder(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

if (process.argv[1]?.endsWith('build-web.mjs')) {
  await runScript(async () => {
    await setUp();
    await buildWeb();
    return 0;
  });
}
