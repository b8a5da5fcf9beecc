import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const manifest: Record<string, Record<string, string> | undefined> = read('package.json');
const locked: Record<string, Locked> = read('package-lock.json').packages;

const declared = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.entries(manifest[kind] ?? {}),
);

test('every dependency is pinned to one version, and the lock file has that one', () => {
  for (const [name, version] of declared) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test('every locked package comes from a registry with a checksum', () => {
  const packages = Object.entries(locked).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(declared.length);
  for (const [path, { integrity, link }] of packages) {
    expect(link, path).toBeUndefined();
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

test('no package runs a program of its own while it is being installed', () => {
  expect(readFileSync(new URL('../../.npmrc', import.meta.url), 'utf8')).toMatch(
    /^ignore-scripts\s*=\s*true$/m,
  );
});
