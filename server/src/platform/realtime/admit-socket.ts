import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from 'socket.io';
import type { ErrorCode } from '#contracts/platform/errors.ts';
import { isForeign, ownOrigins } from '#server/platform/http/foreign-origin.ts';
import type { FindViewer } from '#server/platform/http/viewer.ts';
import type { SocketOwner } from './live-socket.ts';
import type { NetworkShares } from './network-shares.ts';

/** Connections that one process keeps; beyond them the newest are refused, and the site goes on without live news. */
const mostConnections = 5000;

type AllowRequest = NonNullable<ServerOptions['allowRequest']>;

interface Settings {
  publicUrl: string;
  allowedOrigins: readonly string[];
  /** Connections that are open now. */
  countOpen(): number;
  networkOf(request: IncomingMessage): string;
  /** Null where nobody is limited. */
  shares: NetworkShares | null;
  hasSession(cookieHeader: string | undefined): boolean;
  findViewer: FindViewer;
}

/**
 * Decides before the handshake whether it is answered; a refusal is a 403 with an error code as its `message`. A
 * refused handshake is tried again by Socket.IO's client with pauses that grow, a connection refused later is not:
 * so a page that was opened signed out hears its news soon after signing in.
 *
 * Refused are visitors, another site's page, with which the browser would send the cookie, a network that has its
 * share of the connections, and everybody when there are too many.
 */
export function makeAllowRequest(settings: Settings): AllowRequest {
  const ours = ownOrigins(settings.publicUrl, settings.allowedOrigins);
  const judge = async ({ headers }: IncomingMessage, network: string): Promise<ErrorCode | null> => {
    if (isForeign(headers, ours)) return 'FORBIDDEN';
    if (settings.countOpen() >= mostConnections) return 'OVERLOADED';
    // Costs nothing, so a visitor's tries do not use up the share of others behind the same address.
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

/** Whose connection this is, by the cookie of its handshake and nothing else; null once the session has ended. */
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
