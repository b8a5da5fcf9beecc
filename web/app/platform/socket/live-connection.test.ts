import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  connectAs,
  connectionNow,
  emit,
  isJoined,
  stayInRoom,
  subscribeToDismissal,
  subscribeToEvent,
  subscribeToReturn,
} from './live-connection.ts';

/** A Socket.IO server that records what it receives and admits to every room but `chat_13`. */
const http = createServer();
const io = new Server(http, {
  allowRequest(_request, decide) {
    handshakes += 1;
    decide(refusal, refusal === null);
  },
});
const heard: unknown[][] = [];
const waiting = { timeout: 60_000, interval: 20 };
/** Fake timers, for tests in which a minute passes. */
const longWaits = { toFake: ['setTimeout' as const, 'clearTimeout' as const] };
let handshakes = 0;
let refusal: string | null = null;
const browserWindow = new EventTarget();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}`, hostname: '127.0.0.1', port });
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal('document', page);
  io.on('connection', (socket) => {
    socket.onAny((event: string, argument: unknown, answer?: (isIn: boolean) => void) => {
      heard.push([event, argument]);
      if (event === 'joinRoom') answer?.(argument !== 'chat_13');
    });
  });
});
beforeEach(() => {
  heard.length = 0;
  handshakes = 0;
  refusal = null;
});
afterEach(async () => {
  vi.useRealTimers();
  connectAs(null);
  await vi.waitFor(() => expect(io.sockets.sockets.size).toBe(0), waiting);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await io.close();
});

/** Connects and returns the server's socket. */
async function connectedAs(userId: number): Promise<Socket> {
  connectAs(userId);
  await vi.waitFor(() => expect(connectionNow()).toBe('connected'), waiting);
  await vi.waitFor(() => expect(heard).toContainEqual(['join-room', userId]), waiting);
  const [socket] = io.sockets.sockets.values();
  if (!socket) throw new Error('Nobody is connected');
  return socket;
}

test('a visitor has no connection', async () => {
  connectAs(null);
  expect(connectionNow()).toBe('away');
  await connectedAs(3);
  expect(handshakes, 'only of who signed in then').toBe(1);
});

test('a lost connection stands again by itself, in the same rooms, and says that something was missed', async () => {
  const leave = stayInRoom('chat_7');
  const forbidden = stayInRoom('chat_13');
  let returns = 0;
  const stop = subscribeToReturn(() => {
    returns += 1;
  });
  const socket = await connectedAs(3);
  await vi.waitFor(() => expect([isJoined('chat_7'), isJoined('chat_13')]).toEqual([true, false]), waiting);
  expect(returns).toBe(0);

  socket.conn.close();
  await vi.waitFor(() => expect([connectionNow(), isJoined('chat_7')]).toEqual(['away', false]), waiting);
  await vi.waitFor(() => expect([connectionNow(), isJoined('chat_7')]).toEqual(['connected', true]), waiting);
  expect(returns).toBe(1);
  expect(heard.filter(([event, room]) => event === 'joinRoom' && room === 'chat_7')).toHaveLength(2);
  stop();
  leave();
  forbidden();
});

test('one component that leaves a room does not take another’s away', async () => {
  await connectedAs(3);
  const [leave, leaveToo] = [stayInRoom('chat_7'), stayInRoom('chat_7')];
  await vi.waitFor(() => expect(isJoined('chat_7')).toBe(true), waiting);
  leave();
  emit('typing', 7);
  await vi.waitFor(() => expect(heard).toContainEqual(['typing', 7]), waiting);
  expect(heard).not.toContainEqual(['leaveRoom', 'chat_7']);
  leaveToo();
  await vi.waitFor(() => expect(heard).toContainEqual(['leaveRoom', 'chat_7']), waiting);
  expect(heard.filter(([event]) => event === 'joinRoom')).toHaveLength(1);
});

test('events reach whoever listens, until they no longer do', async () => {
  const news: number[] = [];
  const stop = subscribeToEvent('userOnline', (userId) => news.push(userId));
  const socket = await connectedAs(3);
  socket.emit('userOnline', 8);
  await vi.waitFor(() => expect(news).toEqual([8]), waiting);
  stop();
  const later: number[] = [];
  const stopLater = subscribeToEvent('userOffline', (userId) => later.push(userId));
  socket.emit('userOnline', 9);
  socket.emit('userOffline', 9);
  await vi.waitFor(() => expect(later).toEqual([9]), waiting);
  expect(news).toEqual([8]);
  stopLater();
});

test('somebody else who signs in gets a connection of their own', async () => {
  const first = await connectedAs(3);
  connectAs(4);
  expect(connectionNow()).toBe('opening');
  await vi.waitFor(() => expect(heard).toContainEqual(['join-room', 4]), waiting);
  await vi.waitFor(() => expect(first.connected).toBe(false), waiting);
  expect([handshakes, io.sockets.sockets.size]).toEqual([2, 1]);
});

test('a tab that the server closed connects again when somebody looks at it', async () => {
  vi.useFakeTimers(longWaits);
  const socket = await connectedAs(3);
  socket.disconnect(true);
  await vi.waitFor(() => expect(connectionNow()).toBe('away'), waiting);
  await vi.advanceTimersByTimeAsync(60_000);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(handshakes).toBe(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(connectionNow()).toBe('connected'), waiting);
});

test('whose session has ended is not asked for again and again, and the screen is told', async () => {
  vi.useFakeTimers(longWaits);
  let dismissals = 0;
  const stop = subscribeToDismissal(() => {
    dismissals += 1;
  });
  const socket = await connectedAs(3);
  refusal = 'SIGN_IN_REQUIRED';
  socket.conn.close();
  await vi.waitFor(() => expect(dismissals).toBe(1), waiting);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connectionNow(), handshakes, dismissals]).toEqual(['away', 2, 1]);
  refusal = null;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(connectionNow()).toBe('connected'), waiting);
  stop();
});

test('a server that cannot tell who it is at the moment is asked again after a while, and news were missed', async () => {
  let returns = 0;
  const stop = subscribeToReturn(() => {
    returns += 1;
  });
  refusal = 'UNAVAILABLE';
  connectAs(3);
  await vi.waitFor(() => expect(connectionNow()).toBe('away'), waiting);
  refusal = null;
  await vi.waitFor(() => expect(connectionNow()).toBe('connected'), waiting);
  expect([handshakes, returns]).toEqual([2, 1]);
  stop();
});

test('whoever signs in, out and in again at once has one connection', async () => {
  connectAs(3);
  connectAs(null);
  connectAs(3);
  await vi.waitFor(() => expect(heard).toContainEqual(['join-room', 3]), waiting);
  connectAs(4);
  await vi.waitFor(() => expect(heard).toContainEqual(['join-room', 4]), waiting);
  expect(handshakes, 'one of each person').toBe(2);
  await vi.waitFor(() => expect(io.sockets.sockets.size).toBe(1), waiting);
});
