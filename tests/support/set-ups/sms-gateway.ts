import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Taken {
  id: string;
  to: string;
  sender: string;
  kind: string;
  text: string;
  headers: IncomingHttpHeaders;
}

export interface SmsGateway {
  /** For SMS_URL. */
  readonly url: string;
  /** Every call, refused ones included. */
  readonly calls: Taken[];
  /** The statuses of the next calls, in order; 202 after those. */
  answers: (number | 'cut')[];
  close(): Promise<void>;
}

/** A gateway for text messages as in docs/SETTINGS.md, on this machine. */
export async function openSmsGateway(): Promise<SmsGateway> {
  const calls: Taken[] = [];
  const answers: (number | 'cut')[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ ...JSON.parse(Buffer.concat(chunks).toString()), headers: request.headers });
    const answer = answers.shift() ?? 202;
    if (answer === 'cut') return void request.socket.destroy();
    reply.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    calls,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
