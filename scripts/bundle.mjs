import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from './build-web.mjs';
import { root, runScript } from './run-program.mjs';
import { setUp } from './set-up.mjs';

const client = join(root, 'web', 'build', 'client');

/** Every page inside the shell loads these first. */
const around = ['root', 'shell/shell.layout', 'shell/within-shell.layout'];

/** Landing pages, with the most that a browser may load before they hydrate (decision 129). */
const pages = [
  { path: '/', route: 'features/feed/home.route', most: { kilobytes: 200, files: 12 } },
  {
    path: '/product/:id',
    route: 'features/designs/showing/product.route',
    most: { kilobytes: 200, files: 12 },
  },
  { path: '/search', route: 'features/discovery/search/search.route', most: { kilobytes: 200, files: 12 } },
];

/**
 * Prints the scripts of the landing pages in kilobytes (1,000 bytes) after gzip. Returns 1 if one exceeds its
 * limit, else 0. Needs a build of the web app.
 */
export function weighPages() {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest of its routes.');
  const { entry, routes } = readManifest(`assets/${name}`);
  let code = 0;
  for (const { path, route, most } of pages) {
    const modules = [entry, ...[...around, route].map((id) => getRoute(routes, id))];
    const files = new Map([[`assets/${name}`, weigh(`assets/${name}`)]]);
    for (const { module, imports } of modules) {
      for (const file of [module, ...imports]) collect(file.slice(1), files);
    }
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    const isOver = bytes > most.kilobytes * 1000 || files.size > most.files;
    if (isOver) code = 1;
    console.log(
      `${path}: ${kilobytes(bytes)} kB of ${most.kilobytes}, ${files.size} files of ${most.files}${isOver ? ': TOO MUCH' : ''}`,
    );
    const heaviest = [...files].sort(([, one], [, other]) => other - one).slice(0, 6);
    for (const [file, size] of heaviest) console.log(`  ${kilobytes(size).padStart(6)} ${file}`);
  }
  return code;
}

/** The routes and their files in the browser's build. */
function readManifest(file) {
  const text = readFileSync(join(client, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''));
}

function getRoute(routes, id) {
  const route = routes[id];
  if (!route) throw new Error(`The build has no route ${id}: see scripts/bundle.mjs.`);
  return route;
}

/** Adds a file and everything that it imports statically. */
function collect(file, files) {
  if (files.has(file)) return;
  files.set(file, weigh(file));
  const text = readFileSync(join(client, file), 'utf8');
  for (const [, imported] of text.matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
    collect(posix.join(dirname(file), imported), files);
  }
}

function weigh(file) {
  return gzipSync(readFileSync(join(client, file))).length;
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

if (process.argv[1]?.endsWith('bundle.mjs')) {
  await runScript(async () => {
    await setUp();
    await buildWeb();
    return weighPages();
  });
}
