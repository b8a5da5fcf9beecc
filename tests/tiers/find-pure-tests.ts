import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a pure test must not import: a database, a server, another process, a browser. */
const outside = /^(tests\/support\/servers\/.+|node:child_process|socket\.io|@playwright\/test)$/;

/** The three shapes of an import that exists at run time. */
const imports = /^(?:(?:import|export|\}) (?!type\b).*?from |import )'([^']+)'|\bimport\('([^']+)'/gm;
const aliases = Object.entries<string>(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports,
).map(([from, to]) => ({ from: from.slice(0, -1), to: to.slice(2, -1) }));

/** Returns the text of a file, or undefined if there is none. */
type Read = (file: string) => string | undefined;

/** The test files, as paths from the root. */
export function findTests(): string[] {
  return globSync('{contracts,server,web,emulators,demo,bench,scripts,tests,tools,yard}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', 'tests/journeys', 'web/build'],
  });
}

/** The tests that stay within their own process, imports included. */
export function findPureTests(tests: readonly string[], read: Read = readFromRoot): string[] {
  const imported = new Map<string, string[]>();
  const readImports = (file: string) => {
    const known = imported.get(file) ?? resolveImports(file, read(file) ?? '');
    imported.set(file, known);
    return known;
  };
  return tests.filter((test) => {
    const reached = new Set([test]);
    for (const file of reached) {
      if (outside.test(file)) return false;
      if (/\.(ts|tsx|mjs)$/.test(file)) for (const next of readImports(file)) reached.add(next);
    }
    return true;
  });
}

function resolveImports(file: string, text: string): string[] {
  return [...text.matchAll(imports)].map(([, first, late]) => {
    const name = first ?? late ?? '';
    const alias = aliases.find(({ from }) => name.startsWith(from));
    if (alias) return alias.to + name.slice(alias.from.length);
    return name.startsWith('.') ? join(dirname(file), name) : name;
  });
}

function readFromRoot(file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
