import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contracts/realtime/realtime.events.ts';

/** Who a connection belongs to, as its handshake cookie said. */
export interface SocketOwner {
  userId: number;
  sessionId: number;
}

type NoEvents = Record<never, never>;

/** One open tab. */
export type LiveSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketOwner>;
export type LiveServer = Server<ClientEvents, ServerEvents, NoEvents, SocketOwner>;
