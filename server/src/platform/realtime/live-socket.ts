import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contracts/realtime/realtime.events.ts';

/** Who a connection belongs to, as its handshake cookie said. */
export interface SocketOwner {
  userId: number;
  sessionId: number;
  /** Whether the page said that it cannot be seen, as a tab behind another; one that never says is taken for seen. */
  isHidden: boolean;
  /** Whether its person was suspended when it was opened; it then hears, and tells others nothing. */
  isSuspended: boolean;
}

/** What processes of one installation tell each other. */
interface ProcessEvents {
  /** Its connections are to end. */
  endSession: (sessionId: number) => void;
}

/** One open tab. */
export type LiveSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, SocketOwner>;
export type LiveServer = Server<ClientEvents, ServerEvents, ProcessEvents, SocketOwner>;
