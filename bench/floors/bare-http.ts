import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bytes, Ready } from './floor.ts';

// Floor A: the same bytes from node:http, without queries or rendering.
let bodies: Record<string, Bytes> = {};

const server = createServer((request, response) => {
  const found = bodies[request.url ?? ''];
  if (!found) return response.writeHead(404).end();
  return response
    .writeHead(200, { 'content-type': found.type, 'content-length': Buffer.byteLength(found.text) })
    .end(found.text);
});

process.on('message', (message: Record<string, Bytes>) => {
  bodies = message;
  const ready: Ready = { port: (server.address() as AddressInfo).port };
  process.send?.(ready);
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
