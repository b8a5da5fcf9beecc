import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from 'socket.io';
import { isForeign, ownOrigins } from '../http/foreign-origin.ts';
import type { FindViewer } from '../http/viewer.ts';
import type { LiveSocket } from './live-socket.ts';
import type { NetworkPlaces } from './network-places.ts';

/** Connections that one process keeps; beyond them the newest are refused, and the site goes on without live news. */
const mostConnections = 5000;

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;

interface Door {
  publicUrl: string;
  allowedOrigins: readonly string[];
  /** Connections that are open now. */
  countOpen(): number;
  networkOf(request: IncomingMessage): string;
  /** Null where nobody is limited. */
  places: NetworkPlaces | null;
}

/**
 * Refuses a handshake that another site's page makes: the browser would send the visitor's cookie along
 * (threat 27, fact F7). Refuses one of a network that has its share of the connections, or all when there are too many.
 */
export function makeAllowRequest(door: Door): AllowRequest {
  const ours = ownOrigins(door.publicUrl, door.allowedOrigins);
  const judge = async (request: IncomingMessage): Promise<string | null> => {
    if (isForeign(request.headers, ours)) return 'This request came from another site.';
    if (door.countOpen() >= mostConnections) return 'Many people are here right now.';
    const isAdmitted = !door.places || (await door.places.admits(door.networkOf(request)));
    return isAdmitted ? null : 'That was a little fast. Please try again in a moment.';
  };
  return (request, decide) => void judge(request).then((refusal) => decide(refusal, refusal === null));
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
