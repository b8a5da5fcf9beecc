import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from 'socket.io';
import { isForeign, ownOrigins } from '../http/foreign-origin.ts';
import type { FindViewer } from '../http/viewer.ts';
import type { LiveSocket } from './live-socket.ts';

/** Connections that one process keeps; beyond them the newest are refused, and the site goes on without live news. */
const mostConnections = 5000;

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;

interface Door {
  publicUrl: string;
  allowedOrigins: readonly string[];
  /** Connections that are open now. */
  countOpen(): number;
}

/**
 * Refuses a handshake that another site's page makes: the browser would send the visitor's cookie along
 * (threat 27, fact F7).
 */
export function makeAllowRequest({ publicUrl, allowedOrigins, countOpen }: Door): AllowRequest {
  const ours = ownOrigins(publicUrl, allowedOrigins);
  return (request: IncomingMessage, decide) => {
    if (isForeign(request.headers, ours)) return decide('This request came from another site.', false);
    if (countOpen() >= mostConnections) return decide('Many people are here right now.', false);
    decide(null, true);
  };
}

/** A refusal that Socket.IO hands to the browser: `error.message` and `error.data.code` there. */
class Refusal extends Error {
  readonly data: { code: string };
  constructor(code: string, sentence: string) {
    super(sentence);
    this.data = { code };
  }
}

/** Finds whose connection this is by the cookie of its handshake, and by nothing else. Throws what the browser is told. */
export async function identifySocket(socket: LiveSocket, findViewer: FindViewer): Promise<void> {
  const viewer = await findViewer(socket.request.headers.cookie).catch(() => {
    throw new Refusal('UNAVAILABLE', 'We could not connect you just now. Please try again in a moment.');
  });
  if (!viewer) throw new Refusal('SIGN_IN_REQUIRED', 'Please sign in to continue.');
  socket.data = { userId: viewer.id, sessionId: viewer.sessionId };
}
