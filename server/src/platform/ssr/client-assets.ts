import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { addVary, bestEncoding } from '#server/platform/http/compress-answers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
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

/** A browser that kept it would go on running an old one. */
const isWorker = (address: string) => address === '/service-worker.js';

type Twins = Partial<Record<'br' | 'gzip', Buffer>>;

/**
 * Serves the web app's files from memory: they are few and small, each is compressed once after the start, and
 * no address can reach a file that was not there when the server started.
 */
export function installClientAssets(app: FastifyInstance, folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files) {
    const path = relative(folder, join(file.parentPath, file.name)).split(sep).join('/');
    if (!path.startsWith('.')) serveFile(app, `/${path}`, readFileSync(join(folder, path)));
  }
}

function serveFile(app: FastifyInstance, address: string, content: Buffer): void {
  const type = types[extname(address)] ?? 'application/octet-stream';
  const isText = texts.test(type);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  // The bundler puts a hash of the content into these names.
  const isNamedByContent = address.startsWith('/assets/');
  const caching = isNamedByContent
    ? 'public, max-age=31536000, immutable'
    : isWorker(address)
      ? 'no-cache'
      : 'public, max-age=3600';
  const twins: Twins = {};
  if (isText && content.length > 512) void compress(content, twins);

  app.get(address, async (request, reply) => {
    reply.headers({
      'cache-control': caching,
      'content-type': type,
      etag,
    });
    if (isText) addVary(reply, 'accept-encoding');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const encoding = isText ? bestEncoding(request.headers['accept-encoding']) : null;
    const twin = encoding === null ? undefined : twins[encoding];
    if (encoding === null || twin === undefined) return reply.send(content);
    return reply.header('content-encoding', encoding).send(twin);
  });
}

async function compress(content: Buffer, twins: Twins): Promise<void> {
  twins.gzip = await zip(content, { level: 9 });
  twins.br = await brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
