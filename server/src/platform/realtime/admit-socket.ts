import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from 'socket.io';
import type { ErrorCode } from '#contracts/platform/errors.ts';
import { isForeign, ownOrigins } from '#server/platform/http/foreign-origin.ts';
import type { FindViewer } from '#server/platform/http/viewer.ts';
import type { SocketOwner } from './live-socket.ts';
import type { NetworkShares } from './network-shares.ts';

/** Maximum connections per process. Beyond it new ones are refused, and the site works without live updates. */
const mostConnections = 5000;

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;

interface Settings {
  publicUrl: string;
  allowedOrigins: readonly string[];
  /** Number of open connections. */
  countOpen(): number;
  networkOf(request: IncomingMessage): string;
  /** Null if networks are not limited. */
  shares: NetworkShares | null;
  hasSession(cookieHeader: string | undefined): boolean;
  findViewer: FindViewer;
}

/**
 * Decides before the handshake whether to accept it. A refusal is a 403 with an error code as its `message`.
 * Socket.IO's client retries a refused handshake with growing pauses, but not a connection that is refused later. So
 * a page that was opened while signed out gets live updates soon after signing in. Refused are signed-out visitors,
 * pages of other sites, for which the browser would send the cookie, networks that have used their share of
 * connections, and everyone when there are too many connections.
 */
export function makeAllowRequest(settings: Settings): AllowRequest {
  const ours = ownOrigins(settings.publicUrl, settings.allowedOrigins);
  const judge = async ({ headers }: IncomingMessage, network: string): Promise<ErrorCode | null> => {
    if (isForeign(headers, ours)) return 'FORBIDDEN';
    if (settings.countOpen() >= mostConnections) return 'OVERLOADED';
    // Checked first because it is cheap: attempts without a session do not use up the share of others behind the same
    // address.
    if (!settings.hasSession(headers.cookie)) return 'SIGN_IN_REQUIRED';
    if (settings.shares && !(await settings.shares.admits(network))) return 'RATE_LIMITED';
    return (await settings.findViewer(headers.cookie)) ? null : 'SIGN_IN_REQUIRED';
  };
  return (request, decide) => {
    judge(request, settings.networkOf(request))
      .catch((): ErrorCode => 'UNAVAILABLE')
      .then((refusal) => decide(refusal, refusal === null));
  };
}

/** The owner of a connection, determined only by the cookie of its handshake; null once the session has ended. */
export async function ownerOf(
  cookieHeader: string | undefined,
  findViewer: FindViewer,
): Promise<SocketOwner | null> {
  const viewer = await findViewer(cookieHeader);
  return (
    viewer && {
      userId: viewer.id,
      sessionId: viewer.sessionId,
      isHidden: false,
      isSuspended: viewer.isSuspended,
    }
  );
}
