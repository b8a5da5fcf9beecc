import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';

export interface Received extends ParsedMail {
  /** The recipients of the envelope, whatever the headers say. */
  recipients: string[];
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: Received[];
  /** The first letter that matches, once it has arrived. */
  arrived(isIt: (mail: Received) => boolean): Promise<Received>;
  /** The number of letters begun, accepted or not. */
  begun(): number;
  /** Waits until a letter or, on a silent server, a connection was begun. */
  called(): Promise<void>;
  close(): Promise<void>;
}

interface How {
  port?: number;
  /** What happens to a letter to an address; accepted by default. */
  treat?: (recipient: string) => 'take' | 'hang' | 'refuse';
}

/** A real SMTP server on this machine. */
export async function openMailServer({ port = 0, treat = () => 'take' }: How = {}): Promise<MailServer> {
  const received: Received[] = [];
  let calls = 0;
  const peer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      calls += 1;
      const fate = treat(address);
      if (fate === 'take') done();
      if (fate === 'refuse') done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    async onData(stream, session, done) {
      const mail = await simpleParser(stream);
      received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    },
  });
  // A client that disconnects in the middle of a letter is not an error of this server.
  peer.on('error', () => undefined);
  await new Promise<void>((done) => peer.listen(port, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(peer.server.address() as AddressInfo).port}`,
    received,
    arrived: (isIt) => find(received, isIt),
    begun: () => calls,
    called: () => untilPositive(() => calls),
    close: () => new Promise<void>((done) => peer.close(done)),
  };
}

/** A server that accepts connections and never answers. */
export async function hangingMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    arrived: (isIt) => find([], isIt),
    begun: () => sockets.size,
    called: () => untilPositive(() => sockets.size),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

async function find(received: readonly Received[], isIt: (mail: Received) => boolean): Promise<Received> {
  await untilPositive(() => received.filter(isIt).length);
  return received.find(isIt) as Received;
}

async function untilPositive(count: () => number): Promise<void> {
  await expect.poll(count, { timeout: 40_000 }).toBeGreaterThan(0);
}
