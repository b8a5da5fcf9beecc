import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installClientAssets } from './client-assets.ts';

const script = `export const words = ${JSON.stringify('warp and weft '.repeat(100))};`;
const folder = mkdtempSync(join(tmpdir(), 'tanabana-assets-'));
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets/hi'), { recursive: true });
  writeFileSync(join(folder, 'assets/page-Ab12.js'), script);
  writeFileSync(join(folder, 'assets/hi/page-Ab12.js'), script);
  writeFileSync(join(folder, 'assets/short.js'), 'go()');
  writeFileSync(join(folder, 'service-worker.js'), script);
  writeFileSync(join(folder, '.hidden'), 'not for anybody');
  writeFileSync(join(folder, 'favicon.png'), Buffer.alloc(2000));
  for (const name of ['assets/page-Ab12.js', 'assets/hi/page-Ab12.js']) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(script));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(script));
  }
  server = fastify();
  installClientAssets(server, folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test('a browser gets the twin that it takes, Brotli before gzip, and the file itself where it takes none', async () => {
  const url = '/assets/page-Ab12.js';
  const plain = await get(url);
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
  const packed = await get(url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
  const older = await get(url, { 'accept-encoding': 'gzip' });
  expect(older.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(older.rawPayload).toString()).toBe(script);
  for (const answer of [plain, packed, older]) {
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      etag: plain.headers.etag,
    });
  }
});

test('scripts of a language have twins too, and a file without one is sent as it is', async () => {
  const accepts = { 'accept-encoding': 'br' };
  expect((await get('/assets/hi/page-Ab12.js', accepts)).headers['content-encoding']).toBe('br');
  expect((await get('/assets/short.js', accepts)).headers['content-encoding']).toBeUndefined();
  expect((await get('/favicon.png', accepts)).headers['content-encoding']).toBeUndefined();
});

test('what the browser has already is answered 304', async () => {
  const { etag } = (await get('/assets/page-Ab12.js')).headers;
  const again = await get('/assets/page-Ab12.js', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the worker is asked for anew each time', async () => {
  expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
});

test('neither twins nor hidden files have an address, nor does what came after the start', async () => {
  writeFileSync(join(folder, 'assets/later.js'), script);
  for (const url of ['/assets/page-Ab12.js.br', '/assets/page-Ab12.js.gz', '/.hidden', '/assets/later.js'])
    expect((await get(url)).statusCode, url).toBe(404);
});
