import * as z from 'zod/mini';
import type { ClientEvents } from '#contracts/realtime/realtime.events.ts';
import { makeEventBudget } from './event-budget.ts';
import type { LiveSocket } from './live-socket.ts';
import type { RoomGuard } from './realtime.ts';
import { partsOfRoom } from './rooms.ts';

interface Surroundings {
  /** Guards by kind of room. */
  guards: ReadonlyMap<string, RoomGuard>;
  log: { error(details: object, message: string): void };
}

type Answer = (joined: boolean) => void;

/** How an event is handled: the schema of its argument, and the action. */
interface Handler<Argument> {
  argument: z.ZodMiniType<Argument>;
  act(socket: LiveSocket, argument: Argument, answer: Answer, around: Surroundings): Promise<void> | void;
}

/** More rooms than a person reading chats ever joins. */
const mostRooms = 200;

const id = z.int().check(z.positive());
const room = z.string().check(z.maxLength(36));

const handlers: { [Event in keyof ClientEvents]: Handler<Parameters<ClientEvents[Event]>[0]> } = {
  // The server has already joined the personal room, so this only reports whether the id is the viewer's.
  'join-room': {
    argument: id,
    act: (socket, userId, answer) => answer(userId === socket.data.userId),
  },
  joinRoom: {
    argument: room,
    act: async (socket, name, answer, { guards }) => answer(await join(socket, name, guards)),
  },
  leaveRoom: {
    argument: room,
    act(socket, name, answer, { guards }) {
      // The personal room and the session's room cannot be left.
      if (guards.has(partsOfRoom(name)?.kind ?? '')) void socket.leave(name);
      answer(false);
    },
  },
  hidden: {
    argument: z.boolean(),
    act(socket, isHidden) {
      socket.data.isHidden = isHidden;
    },
  },
  typing: {
    argument: id,
    act(socket, chatId) {
      if (socket.data.isSuspended) return;
      const name = `chat_${chatId}`;
      if (socket.rooms.has(name)) socket.to(name).emit('typing', { chatId, userId: socket.data.userId });
    },
  },
};

const events = new Map(Object.entries(handlers) as [string, Handler<unknown>][]);

/**
 * Handles all events of a connection: rate limited, validated, and unable to end the process. An exception in a
 * regular Socket.IO handler would end it.
 */
export function handleClientEvents(socket: LiveSocket, around: Surroundings): void {
  const spend = makeEventBudget();
  socket.onAny((name: unknown, ...given: unknown[]) => {
    const verdict = spend();
    if (verdict === 'hang up') socket.disconnect(true);
    if (verdict !== 'accept') return;
    const event = typeof name === 'string' ? events.get(name) : undefined;
    if (!event) return;
    const last = given.at(-1);
    const answer = (typeof last === 'function' ? last : () => undefined) as Answer;
    const argument = event.argument.safeParse(given[0]);
    if (!argument.success) return answer(false);
    void act(socket, event, argument.data, answer, around);
  });
}

async function act(
  socket: LiveSocket,
  event: Handler<unknown>,
  argument: unknown,
  answer: Answer,
  around: Surroundings,
): Promise<void> {
  try {
    await event.act(socket, argument, answer, around);
  } catch (error) {
    around.log.error({ err: error, userId: socket.data.userId }, 'a live event failed');
    answer(false);
  }
}

async function join(
  socket: LiveSocket,
  name: string,
  guards: ReadonlyMap<string, RoomGuard>,
): Promise<boolean> {
  const parts = partsOfRoom(name);
  const guard = parts && guards.get(parts.kind);
  if (!guard || socket.rooms.size >= mostRooms) return false;
  const mayEnter = () => guard.admits(socket.data.userId, parts.id);
  if (!(await mayEnter()) || !socket.connected) return false;
  await socket.join(name);
  // Checked again, because the person may have been removed from the room while the first check was running.
  if (await mayEnter()) return true;
  await socket.leave(name);
  return false;
}
