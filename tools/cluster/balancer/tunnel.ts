import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { headersOnward } from './headers.ts';
import type { Member, Members } from './members.ts';
import { heldBy } from './stickiness.ts';

/** Joins a connection that asks for another protocol, as a WebSocket does, with one to a process. */
export async function tunnel(
  members: Members,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  socket.on('error', () => socket.destroy());
  const tried = new Set<Member>();
  for (;;) {
    const member = members.choose(tried, heldBy(request));
    if (!member) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\n\r\n');
    tried.add(member);
    const onward = await reach(member.port);
    if (onward) return join(request, socket, head, onward);
    members.fail(member);
  }
}

function reach(port: number): Promise<Socket | undefined> {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    socket.once('connect', () => done(socket));
    socket.once('error', () => done(undefined));
  });
}

function join(request: IncomingMessage, socket: Duplex, head: Buffer, onward: Socket): void {
  onward.on('error', () => onward.destroy());
  if (socket.destroyed) return void onward.destroy();
  const lines = Object.entries({
    ...headersOnward(request),
    connection: 'Upgrade',
    upgrade: request.headers.upgrade ?? '',
  }).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}`));
  onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  onward.write(head);
  onward.pipe(socket).pipe(onward);
  socket.once('close', () => onward.destroy());
  onward.once('close', () => socket.destroy());
}
