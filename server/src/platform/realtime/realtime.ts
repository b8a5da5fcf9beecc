import type { ServerEvents } from '#contracts/realtime/realtime.events.ts';

export type ServerEvent = keyof ServerEvents;
export type EventArguments<Event extends ServerEvent> = Parameters<ServerEvents[Event]>;

/** Guards rooms such as `chat_7`: a kind of room owned by a module, and the id of a record. */
export interface RoomGuard {
  /** Lowercase letters, such as `chat`. */
  kind: string;
  /** Whether this person may enter the room; asked for each join. */
  admits(userId: number, id: number): Promise<boolean>;
}

/**
 * Sends live updates to browsers, across all processes of the installation. Delivery is best effort: a client that
 * was offline reads the same data from the API.
 */
export interface Realtime {
  /** Sends to every tab of one person. */
  toPerson<Event extends ServerEvent>(userId: number, event: Event, ...args: EventArguments<Event>): void;
  /** Sends to everyone in a guarded room, such as `chat_7`. */
  toRoom<Event extends ServerEvent>(room: string, event: Event, ...args: EventArguments<Event>): void;
  /** Allows clients to join rooms of this kind. */
  guardRooms(guard: RoomGuard): void;
  /** Adds every tab of these people to a room that they have become members of. */
  addToRoom(userIds: readonly number[], room: string): void;
  /** Removes a person from a room, for example after a block. */
  removeFromRoom(userId: number, room: string): void;
  /** Whether a person has this room open in a visible tab, in any process. */
  looksAt(userId: number, room: string): Promise<boolean>;
  /** Which of these people have a tab open now, in any process. */
  whoIsOnline(userIds: readonly number[]): Promise<Set<number>>;
  /**
   * Registers a listener that runs when a person's first tab opens, or some seconds after the last one closes. Each
   * change is reported in only one process of the installation. The platform itself sends it to no one.
   */
  onPresence(listener: (userId: number, isOnline: boolean) => void): void;
  /**
   * Ends the live connections of a session that was signed out. The browser reconnects and its session is checked
   * again.
   */
  disconnectSession(sessionId: number): void;
  /** Ends connections of this process whose session has ended unnoticed: expired, or ended by a command. */
  endStale(): Promise<void>;
}
