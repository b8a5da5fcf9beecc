import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contracts/realtime/realtime.events.ts';

/** The owner of a connection, according to its handshake cookie. */
export interface SocketOwner {
  userId: number;
  sessionId: number;
  /**
   * Whether the page has reported that it is hidden, for example behind another tab. A page that never reports counts
   * as visible.
   */
  isHidden: boolean;
  /**
   * Whether the person was suspended when the connection was opened. It then receives events but sends none to
   * others.
   */
  isSuspended: boolean;
}

/** Messages between the processes of one installation. */
interface ProcessEvents {
  /** Ends the connections of a session. */
  endSession: (sessionId: number) => void;
}

/** One open tab. */
export type LiveSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, SocketOwner>;
export type LiveServer = Server<ClientEvents, ServerEvents, ProcessEvents, SocketOwner>;
