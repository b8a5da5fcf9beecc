import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canary } from './boundary-canary.mjs';
import { PlainError, root, runScript } from './run-program.mjs';

const config = '.dependency-cruiser.mjs';
const folders = ['contracts', 'server', 'web', 'emulators', 'demo', 'bench', 'tests', 'tools', 'yard'];
const ignored = new Set(['node_modules', 'build', '.react-router', 'migrations']);

await runScript(async () => {
  const { forbidden } = (await import(pathToFileURL(join(root, config)).href)).default;
  proveThatRulesFire(forbidden);
  const { violations, read } = cruise(root);
  const unread = listSources(root).filter((file) => !read.has(file));
  if (unread.length > 0) {
    throw new PlainError(
      `The boundary checker did not read ${unread.length} files, ${unread[0]} among them.`,
    );
  }
  for (const { rule, from, to } of violations) {
    console.error(`${rule}: ${from} → ${to}\n  ${forbidden.find(({ name }) => name === rule)?.comment}`);
  }
  if (violations.length > 0) throw new PlainError(`${violations.length} imports cross a boundary.`);
  console.log(
    `No boundary is crossed in ${read.size} files; each rule was seen to fire on a planted violation.`,
  );
  return 0;
});

/**
 * With an unknown TypeScript version the checker reads nothing and passes, so it is first tested on planted
 * violations.
 */
function proveThatRulesFire(forbidden) {
  const folder = mkdtempSync(join(tmpdir(), 'tanabana-canary-'));
  try {
    plant(folder);
    const { violations } = cruise(folder);
    const seen = violations.map(({ rule, from }) => `${rule} in ${from}`);
    const expected = canary.flatMap(({ file, breaks = [] }) => breaks.map((rule) => `${rule} in ${file}`));
    const missed = expected.filter((each) => !seen.includes(each));
    const unexpected = seen.filter((each) => !expected.includes(each));
    const untried = forbidden.filter((rule) => !canary.some(({ breaks = [] }) => breaks.includes(rule.name)));
    const faults = [
      ...missed.map((each) => `not noticed: ${each}`),
      ...unexpected.map((each) => `noticed, though lawful: ${each}`),
      ...untried.map((rule) => `no planted violation for the rule ${rule.name}`),
    ];
    if (faults.length > 0)
      throw new PlainError(`The boundary checker cannot be relied on:\n  ${faults.join('\n  ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function plant(folder) {
  for (const name of [config, 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(folder, name));
  write(join(folder, 'node_modules/pg/package.json'), '{"name":"pg","main":"index.js"}');
  write(join(folder, 'node_modules/pg/index.js'), '');
  for (const { file, imports = [] } of canary) {
    const lines = imports.map(
      (each, index) => `import * as x${index} from '${each}';\nconsole.log(x${index});`,
    );
    write(join(folder, file), `${lines.join('\n')}\nexport const here = 1;\n`);
  }
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function cruise(folder) {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const present = folders.filter((name) => existsSync(join(folder, name)));
  const args = [program, '--config', config, '--output-type', 'json', ...present];
  const result = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!result.stdout.startsWith('{')) {
    throw new PlainError(`The boundary checker did not run: ${result.stderr || result.stdout}`);
  }
  const { modules, summary } = JSON.parse(result.stdout);
  return {
    read: new Set(modules.map((module) => module.source).filter((source) => /^[a-z]+\//.test(source))),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

function listSources(folder, under = folders) {
  return under.flatMap((path) => {
    if (!existsSync(join(folder, path))) return [];
    return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const inside = `${path}/${entry.name}`;
      if (entry.isDirectory()) return ignored.has(entry.name) ? [] : listSources(folder, [inside]);
      return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [inside] : [];
    });
  });
}
