import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushMessage } from '#contracts/notifications/push/push-message.ts';
import { ownCertificate } from './own-certificate.ts';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  message: PushMessage;
  /** The claims of the VAPID token, verified with the key that came with it. */
  claims: { aud: string; exp: number; sub: string; key: string };
}

/** A subscribed browser: the subscription it registers, and the messages it received. */
export interface Subscriber {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  arrived: ReceivedPush[];
  /** The statuses of the next calls, in order, or no answer; 201 after those. */
  answers: (number | 'silence')[];
  /** Every call, refused ones included. */
  calls: number;
}

export interface PushService {
  /** For `Surroundings.outside`. */
  outside: { admitsInside: true; ca: string };
  subscribe(): Subscriber;
  stop(): Promise<void>;
}

/** A push service as in RFC 8030, which decrypts messages as the browser would (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const subscribers = new Map<string, Subscriber & { read(body: Buffer): PushMessage }>();
  const server = createServer(ownCertificate, async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const subscriber = subscribers.get(request.url ?? '');
    if (!subscriber || request.method !== 'POST') return reply.writeHead(404).end();
    subscriber.calls += 1;
    const answer = subscriber.answers.shift() ?? 201;
    if (answer === 'silence') return;
    if (answer === 201) {
      subscriber.arrived.push({
        headers: request.headers,
        message: subscriber.read(Buffer.concat(chunks)),
        claims: readClaims(request.headers.authorization ?? ''),
      });
    }
    reply.writeHead(answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    outside: { admitsInside: true, ca: ownCertificate.cert },
    subscribe() {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const subscriber = {
        subscription: { endpoint: `https://localhost:${port}${path}`, keys: { p256dh, auth } },
        arrived: [],
        answers: [],
        calls: 0,
        read: (body: Buffer) =>
          JSON.parse(
            decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString(),
          ) as PushMessage,
      };
      subscribers.set(path, subscriber);
      return subscriber;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads `vapid t=…, k=…` (RFC 8292). Throws if the signature does not match the key. */
function readClaims(authorization: string): ReceivedPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'))) {
    throw new Error('the push is signed by somebody else');
  }
  return { ...JSON.parse(Buffer.from(body, 'base64url').toString()), key };
}
