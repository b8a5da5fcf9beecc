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

interface Content {
  bytes: Buffer;
  etag: string;
}

type Twins = Record<'br' | 'gzip', Buffer>;

/** Compresses a content, once. */
type Compress = (content: Buffer, etag: string) => Promise<Twins>;

/**
 * Serves the web app's files from memory: they are few and small, and no address can reach a file that was not there
 * when the server started. Each content is compressed once: after the start, or, in the folders of the languages, when
 * it is first asked for. Most scripts are the same in every language, and lie in memory once.
 */
export function installClientAssets(app: FastifyInstance, folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const contents = new Map<string, Content>();
  const known = new Map<string, Promise<Twins>>();
  const compressOnce: Compress = (content, etag) => {
    const twins = known.get(etag) ?? compress(content);
    known.set(etag, twins);
    return twins;
  };
  for (const file of files) {
    const path = relative(folder, join(file.parentPath, file.name)).split(sep).join('/');
    if (path.startsWith('.')) continue;
    const read = readContent(join(folder, path));
    const content = contents.get(read.etag) ?? read;
    contents.set(read.etag, content);
    serveFile(app, `/${path}`, content, compressOnce);
  }
}

function readContent(path: string): Content {
  const bytes = readFileSync(path);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

function serveFile(
  app: FastifyInstance,
  address: string,
  { bytes: content, etag }: Content,
  compressOnce: Compress,
): void {
  const type = types[extname(address)] ?? 'application/octet-stream';
  const isText = texts.test(type);
  // The bundler puts a hash of the content into these names.
  const isNamedByContent = address.startsWith('/assets/');
  const caching = isNamedByContent
    ? 'public, max-age=31536000, immutable'
    : isWorker(address)
      ? 'no-cache'
      : 'public, max-age=3600';
  const isWorthIt = isText && content.length > 512;
  const isOfLanguage = /^\/assets\/[a-z]{2}\//.test(address);
  let twins: Twins | undefined;
  const makeTwins = async () => {
    twins = await compressOnce(content, etag);
  };
  if (isWorthIt && !isOfLanguage) void makeTwins();

  // It lies in memory: to refuse it would cost as much, and a page without its scripts is of no use.
  app.get(address, { config: { alwaysAnswers: true } }, async (request, reply) => {
    reply.headers({
      'cache-control': caching,
      'content-type': type,
      etag,
    });
    if (isText) addVary(reply, 'accept-encoding');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const encoding = isWorthIt ? bestEncoding(request.headers['accept-encoding']) : null;
    if (encoding !== null && isOfLanguage) await makeTwins();
    if (encoding === null || twins === undefined) return reply.send(content);
    return reply.header('content-encoding', encoding).send(twins[encoding]);
  });
}

async function compress(content: Buffer): Promise<Twins> {
  const gzipped = await zip(content, { level: 9 });
  const br = await brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return { gzip: gzipped, br };
}
