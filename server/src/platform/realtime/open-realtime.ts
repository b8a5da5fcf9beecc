import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { ServerEvents } from '#contracts/realtime/realtime.events.ts';
import type { Env } from '#server/env.ts';
import { makeNetworkOf } from '#server/platform/http/limits/client-network.ts';
import type { FindViewer } from '#server/platform/http/viewer.ts';
import type { Redis } from '#server/platform/redis/redis.ts';
import { makeAllowRequest, ownerOf } from './admit-socket.ts';
import { handleClientEvents } from './handle-client-events.ts';
import type { LiveServer, LiveSocket } from './live-socket.ts';
import { makeNetworkShares } from './network-shares.ts';
import { makePresence, presenceGrace } from './presence.ts';
import type { Realtime, RoomGuard } from './realtime.ts';
import { ownKinds, personalRoom, sessionRoom } from './rooms.ts';
import { makeSharedPresence } from './shared-presence.ts';

/** Finds which of these sessions are still valid. The accounts module provides it. */
export type FindLiveSessions = (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>;

interface Settings {
  env: Env;
  /** Whether a request has a session cookie; does not look it up. */
  hasSession(cookieHeader: string | undefined): boolean;
  findViewer: FindViewer;
  findLiveSessions: FindLiveSessions;
  /** Delivers messages between the processes of an installation; null if there is only one process. */
  redis: Redis | null;
  /** False if clients do not connect to this process. It then only sends messages through the others. */
  isAttached: boolean;
}

export interface OpenRealtime extends Realtime {
  countOpen(): number;
}

const seconds = 1000;
/** Maximum size of a message in bytes. */
const largestMessage = 64 * 1024;
/**
 * Connections with live updates per browser session, and per person, in one process. A tab of our front end has one,
 * a tab of an older front end has two.
 */
const tabsPerSession = 10;
const tabsPerPerson = 40;

/** Opens live connections on the same port as HTTP. They close with the server. */
export async function openRealtime(app: FastifyInstance, settings: Settings): Promise<OpenRealtime> {
  const { env, hasSession, findViewer, findLiveSessions, redis, isAttached } = settings;
  const log = app.log;
  const guards = new Map<string, RoomGuard>();
  const shared = redis && makeSharedPresence(redis);
  const presence = makePresence({ shared, grace: presenceGrace, log });
  const stopSharing = shared?.keep(presence, log);
  const networkOf = makeNetworkOf(env.TRUST_PROXY);
  const shares = env.RATE_LIMITS ? makeNetworkShares() : null;
  const io: LiveServer = new Server({
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: largestMessage,
    // Closes a connection that does not complete the Socket.IO handshake in time.
    connectTimeout: 10 * seconds,
    allowRequest: makeAllowRequest({
      publicUrl: env.PUBLIC_URL,
      allowedOrigins: env.CORS_ORIGINS,
      countOpen: () => io.engine.clientsCount,
      networkOf,
      shares,
      hasSession,
      findViewer,
    }),
    ...(redis ? { adapter: await makeAdapter(redis) } : {}),
    ...(env.CORS_ORIGINS.length > 0 ? { cors: { origin: env.CORS_ORIGINS, credentials: true } } : {}),
  });
  if (isAttached) attach();

  function attach(): void {
    io.attach(app.server);
    io.engine.on('headers', (headers: Record<string, string>) => {
      headers['x-content-type-options'] = 'nosniff';
      headers['cache-control'] = 'no-store';
    });
    io.engine.on('connection', (connection: LiveSocket['conn']) => {
      if (shares) connection.once('close', shares.take(networkOf(connection.request)));
    });
  }

  // Looked up again, because the session may have ended since the handshake.
  io.use((socket, next) => {
    const refuse = () => {
      cutOff(socket);
      next(new Error('SIGN_IN_REQUIRED'));
    };
    ownerOf(socket.request.headers.cookie, findViewer).then((owner) => {
      if (!owner) return refuse();
      socket.data = owner;
      next();
    }, refuse);
  });
  io.on('connection', (socket) => {
    const { userId, sessionId } = socket.data;
    void socket.join([personalRoom(userId), sessionRoom(sessionId)]);
    presence.tabOpened(userId);
    socket.on('disconnect', () => presence.tabClosed(userId));
    handleClientEvents(socket, { guards, log });
    makeWay(sessionRoom(sessionId), tabsPerSession);
    makeWay(personalRoom(userId), tabsPerPerson);
  });

  /**
   * Disconnects the tab that has been open longest when there are too many. It reconnects when it is viewed again.
   */
  function makeWay(room: string, most: number): void {
    const members = io.sockets.adapter.rooms.get(room);
    const [oldest] = members ?? [];
    if (members && oldest && members.size > most) io.sockets.sockets.get(oldest)?.disconnect(true);
  }

  function endHere(sessionId: number): void {
    for (const id of io.sockets.adapter.rooms.get(sessionRoom(sessionId)) ?? []) {
      const socket = io.sockets.sockets.get(id);
      if (socket) cutOff(socket);
    }
  }
  io.on('endSession', endHere);

  /** All processes, or only this one while Redis is unavailable, because messages would wait for it. */
  function everywhere() {
    return redis && !redis.isReady() ? io.local : io;
  }

  function emitTo(room: string, event: keyof ServerEvents, args: unknown[]): void {
    everywhere()
      .to(room)
      .emit(event, ...(args as never));
  }

  app.addHook('preClose', async () => {
    stopSharing?.();
    presence.close();
    // Long polls are running requests, for which the HTTP server would wait. If the transport is closed below
    // Socket.IO, browsers treat the connection as lost and reconnect to another process. After a Socket.IO disconnect
    // they would not reconnect.
    if (isAttached) io.engine.close();
    await io.sockets.adapter.close();
  });

  return {
    toPerson: (userId, event, ...args) => emitTo(personalRoom(userId), event, args),
    toRoom: (room, event, ...args) => emitTo(room, event, args),
    guardRooms(guard) {
      if (ownKinds.has(guard.kind) || guards.has(guard.kind)) {
        throw new Error(`Rooms of the kind "${guard.kind}" have their guard already`);
      }
      guards.set(guard.kind, guard);
    },
    addToRoom: (userIds, room) => {
      if (userIds.length > 0) everywhere().in(userIds.map(personalRoom)).socketsJoin(room);
    },
    removeFromRoom: (userId, room) => everywhere().in(personalRoom(userId)).socketsLeave(room),
    async looksAt(userId, room) {
      // Most receivers are offline, and querying every process is expensive.
      if (!(await presence.whoIsOnline([userId])).has(userId)) return false;
      // A process that has just died does not respond. In that case only this process's own tabs are checked.
      const found = await everywhere()
        .in(room)
        .fetchSockets()
        .catch(() => io.local.in(room).fetchSockets());
      return found.some(({ data }) => data.userId === userId && !data.isHidden);
    },
    whoIsOnline: (userIds) => presence.whoIsOnline(userIds),
    onPresence: (listener) => presence.onChange(listener),
    disconnectSession(sessionId) {
      endHere(sessionId);
      if (redis?.isReady()) io.serverSideEmit('endSession', sessionId);
    },
    countOpen: () => io.sockets.sockets.size,
    async endStale() {
      const open = new Map<number, LiveSocket[]>();
      for (const socket of io.sockets.sockets.values()) {
        const { sessionId } = socket.data;
        open.set(sessionId, [...(open.get(sessionId) ?? []), socket]);
      }
      if (open.size === 0) return;
      const live = await findLiveSessions([...open.keys()]);
      for (const [sessionId, sockets] of open) {
        if (!live.has(sessionId)) for (const socket of sockets) cutOff(socket);
      }
    },
  };
}

/**
 * Closes a connection below Socket.IO, discarding unsent data. The browser treats it as lost, reconnects, and its
 * session is checked again. After a Socket.IO disconnect it would not reconnect, even after signing in again.
 */
function cutOff(socket: LiveSocket): void {
  socket.conn.close(true);
}

async function makeAdapter({ client }: Redis) {
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  return createAdapter(client, { streamName: 'tanabana:live', channelPrefix: 'tanabana:live' });
}
