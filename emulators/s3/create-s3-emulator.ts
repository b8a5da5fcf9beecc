import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerRequest } from './answer-request.ts';
import { Bucket } from './bucket.ts';
import { KeptObjects } from './kept-objects.ts';
import { element, S3Error } from './s3-error.ts';
import { checkBody, checkSignature } from './signature.ts';

interface Settings {
  bucket: string;
  key?: string;
  secret?: string;
  region?: string;
  /** The folder where objects are stored. Without it they are in memory only. */
  folder?: string;
}

/** The fault to simulate; `match` limits it to calls such as `PUT` or `GET /media/media/variants`. */
type Fault = { mode: 'down' | 'silent' | 'stalled' | 'broken'; match?: string };

export interface S3Emulator {
  readonly settings: { bucket: string; key: string; secret: string; region: string };
  readonly bucket: Bucket;
  /** Every call received, written as `PUT /bucket/name`. */
  readonly calls: string[];
  control(fault: Fault | null): void;
  /** Returns the URL. */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
}

/** An S3 emulator that checks signatures as a real store does. */
export function createS3Emulator({ folder, ...given }: Settings): S3Emulator {
  const settings = {
    key: 'emulator-key',
    secret: 'emulator-secret-of-s3',
    region: 'us-east-1',
    ...given,
  };
  const bucket = new Bucket(folder === undefined ? undefined : new KeptObjects(folder));
  const calls: string[] = [];
  const sockets = new Set<Socket>();
  let fault: Fault | null = null;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://store');
    const call = `${request.method} ${decodeURIComponent(url.pathname)}`;
    calls.push(call);
    const mode = fault && call.startsWith(fault.match ?? '') ? fault.mode : null;
    if (mode === 'down') return void request.socket.destroy();
    const body = await buffer(request);
    if (mode === 'silent') return;
    try {
      if (mode === 'broken') throw new S3Error(500, 'InternalError', 'We encountered an internal error.');
      checkSignature(request, settings);
      checkBody(request, body);
      const answer = answerRequest(bucket, settings.bucket, { request, url, body });
      response.writeHead(answer.status, answer.headers);
      if (request.method === 'HEAD') return void response.end();
      if (mode !== 'stalled') return void response.end(answer.body);
      response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)));
    } catch (error) {
      answerError(request, response, error);
    }
  }

  const server: Server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return {
    settings,
    bucket,
    calls,
    control(next) {
      fault = next;
    },
    async listen(port = 0) {
      await new Promise<void>((done, fail) => {
        server.once('error', fail);
        server.listen(port, '127.0.0.1', done);
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function answerError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const known = error instanceof S3Error ? error : new S3Error(500, 'InternalError', String(error));
  response.writeHead(known.status, { 'content-type': 'application/xml' });
  const { code, message } = known;
  response.end(
    request.method === 'HEAD'
      ? undefined
      : element('Error', { Code: code, Message: message, RequestId: '1' }),
  );
}
