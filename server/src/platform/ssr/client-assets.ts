import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addVary } from '#server/platform/http/answers/add-vary.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const texts = /^(text\/|application\/|image\/svg)/;

/** A browser that cached the service worker would keep running an old version. */
const isWorker = (address: string) => address === '/service-worker.js';

/** Compressed versions that the build writes next to each text file, preferred first. */
const twinEndings = { br: '.br', gzip: '.gz' } as const;
type Twin = keyof typeof twinEndings;
const twins = Object.keys(twinEndings) as Twin[];

interface File {
  /** Path on the disk. */
  path: string;
  etag: string;
  twins: readonly Twin[];
}

/**
 * Serves the web app's files and their precompressed versions from the disk, relying on the system's page cache. Only
 * files that existed at startup are reachable.
 */
export function installClientAssets(app: FastifyInstance, folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const isTwin = (path: string) =>
    twins.some(
      (twin) => path.endsWith(twinEndings[twin]) && paths.has(path.slice(0, -twinEndings[twin].length)),
    );
  for (const path of paths) {
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (address.startsWith('/.') || isTwin(path)) continue;
    const known = twins.filter((twin) => paths.has(path + twinEndings[twin]));
    serveFile(app, address, { path, etag: etagOf(path), twins: known });
  }
}

function etagOf(path: string): string {
  return `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`;
}

function serveFile(app: FastifyInstance, address: string, { path, etag, twins: known }: File): void {
  const type = types[extname(address)] ?? 'application/octet-stream';
  const isText = texts.test(type);
  // The bundler puts a content hash into these file names.
  const isNamedByContent = address.startsWith('/assets/');
  const caching = isNamedByContent
    ? 'public, max-age=31536000, immutable'
    : isWorker(address)
      ? 'no-cache'
      : 'public, max-age=3600';

  // Never refused for load: reading a file costs hardly more than refusing it, and a page without its scripts is
  // useless.
  app.get(address, { config: { alwaysAnswers: true } }, async (request, reply) => {
    reply.headers({
      'cache-control': caching,
      'content-type': type,
      etag,
    });
    if (isText) addVary(reply, 'accept-encoding');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const twin = twinFor(request.headers['accept-encoding'], known);
    if (twin === undefined) return reply.send(await readFile(path));
    return reply.header('content-encoding', twin).send(await readFile(path + twinEndings[twin]));
  });
}

/** The first compressed version that the client accepts. `q=0` means not accepted. */
function twinFor(accepted: string | string[] | undefined, known: readonly Twin[]): Twin | undefined {
  const wanted = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return known.find((twin) => wanted.includes(twin));
}
