import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contracts/realtime/realtime.events.ts';
import { makeListeners } from '#web/platform/store/store.ts';

/**
 * `opening` until the first connection is up, and before the viewer is known; `away` while reconnecting, and for
 * visitors.
 */
export type Connection = 'opening' | 'connected' | 'away';

export type ServerEvent = keyof ServerEvents;
type Handler = (...args: never[]) => void;
type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** Milliseconds before retrying to load the library. */
const retryAfter = 5000;

/*
 * The one live connection of this tab. Components use the hooks beside this file; it lives outside of React because
 * it outlasts every page, and it must never be asked during server rendering.
 */
let socket: LiveSocket | null = null;
/** Undefined until the viewer is known. */
let owner: number | null | undefined;
/** Counts changes of the owner; work begun for an earlier owner is dropped. */
let turn = 0;
let state: Connection = 'opening';
const handlers = new Map<string, Set<Handler>>();
const changes = makeListeners();
const returns = makeListeners();
const dismissals = makeListeners();
/** The rooms in use: how many components are in each, and whether the server has admitted us. */
const rooms = new Map<string, { members: number; isJoined: boolean }>();

export const connectionNow = (): Connection => state;
export const isJoined = (room: string): boolean => rooms.get(room)?.isJoined ?? false;

/**
 * Connects as this person; `null` for a visitor, who has no live connection. The handshake sends the present cookie.
 */
export function connectAs(userId: number | null): void {
  if (userId === owner) return;
  owner = userId;
  turn += 1;
  socket?.close();
  socket = null;
  leaveAllUnasked();
  change(userId === null ? 'away' : 'opening');
  if (userId !== null) void open(userId, turn);
}

export const subscribeToConnection = changes.subscribe;

export function subscribeToEvent<Event extends ServerEvent>(
  event: Event,
  handler: ServerEvents[Event],
): () => void {
  const known = handlers.get(event) ?? new Set();
  handlers.set(event, known.add(handler as Handler));
  return () => known.delete(handler as Handler);
}

/** Called each time the connection is up again after a failure or loss; events in between were missed. */
export const subscribeToReturn = returns.subscribe;

/** Called when the server no longer accepts the session, or closes the connection because of too many tabs. */
export const subscribeToDismissal = dismissals.subscribe;

/** Emits an event to the server; does nothing without a connection. */
export function emit<Event extends keyof ClientEvents>(
  event: Event,
  ...args: Parameters<ClientEvents[Event]>
): void {
  if (socket?.connected) socket.emit(event, ...args);
}

/** Stays in a room, across reconnections, until the returned function is called. */
export function stayInRoom(room: string): () => void {
  const entry = rooms.get(room) ?? { members: 0, isJoined: false };
  rooms.set(room, entry);
  entry.members += 1;
  if (entry.members === 1) join(room);
  return () => {
    entry.members -= 1;
    if (entry.members > 0) return;
    rooms.delete(room);
    emit('leaveRoom', room);
  };
}

async function open(userId: number, ours: number): Promise<void> {
  const client = await import('socket.io-client').catch(() => null);
  if (turn !== ours) return;
  if (!client) {
    change('away');
    setTimeout(() => turn === ours && void open(userId, ours), retryAfter);
    return;
  }
  const live: LiveSocket = client.io({
    withCredentials: true,
    // Without this, a new sign-in would reuse the old connection with its old cookie.
    forceNew: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    timeout: 20_000,
  });
  socket = live;

  live.on('connect', () => {
    live.emit('join-room', userId);
    sendVisibility(live);
    for (const room of rooms.keys()) join(room);
    const wasAway = state === 'away';
    change('connected');
    if (wasAway) returns.notify();
  });
  live.on('disconnect', (reason) => {
    if (socket !== live) return;
    leaveAllUnasked();
    change('away');
    if (reason.startsWith('io server')) dismissals.notify();
  });
  live.on('connect_error', (error: RefusedHandshake) => {
    if (socket !== live) return;
    change('away');
    // The library reconnects by itself, which is pointless once the session has ended.
    if (!isSignInRequired(error)) return;
    live.disconnect();
    dismissals.notify();
  });
  live.onAny((event: string, ...args: unknown[]) => {
    for (const handler of [...(handlers.get(event) ?? [])]) handler(...(args as never[]));
  });
  lookBackFor(live);
}

/** The error of a refused handshake, with the library's request as context. */
interface RefusedHandshake extends Error {
  context?: { responseText?: unknown };
}

/** The server refuses a handshake with an error code as the message of its answer. */
function isSignInRequired({ context }: RefusedHandshake): boolean {
  return String(context?.responseText).includes('"SIGN_IN_REQUIRED"');
}

/**
 * Reconnects when the tab is looked at again after the server has closed the connection (too many tabs, or an ended
 * session).
 */
function lookBackFor(live: LiveSocket): void {
  const look = () => {
    if (socket !== live) {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      return;
    }
    if (document.visibilityState === 'visible') connectAgain(live);
    sendVisibility(live);
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

/** Tells the server when this tab is hidden: a chat open in a hidden tab has not been seen. */
function sendVisibility(live: LiveSocket): void {
  if (live.connected) live.emit('hidden', document.visibilityState === 'hidden');
}

function connectAgain(live: LiveSocket): void {
  if (socket === live && !live.active) live.connect();
}

function join(room: string): void {
  emit('joinRoom', room, (isIn) => {
    const entry = rooms.get(room);
    if (!entry) return;
    entry.isJoined = isIn;
    changes.notify();
  });
}

function leaveAllUnasked(): void {
  for (const entry of rooms.values()) entry.isJoined = false;
}

function change(next: Connection): void {
  state = next;
  changes.notify();
}
