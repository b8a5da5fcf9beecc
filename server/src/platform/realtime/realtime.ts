import type { ServerEvents } from '#contracts/realtime/realtime.events.ts';

export type ServerEvent = keyof ServerEvents;
export type EventArguments<Event extends ServerEvent> = Parameters<ServerEvents[Event]>;

/** `chat_7`: a kind of room that some module guards, and the id of the thing. */
export interface RoomGuard {
  /** Lowercase letters, as in `chat`. */
  kind: string;
  /** Whether this person may hear what is said there; asked again for each join. */
  admits(userId: number, id: number): Promise<boolean>;
}

/**
 * Live news to browsers, in every process of the installation. Delivery is a courtesy, never a promise: anyone who
 * was away reads the same facts from the API afterwards.
 */
export interface Realtime {
  /** To every tab of one person. */
  toPerson<Event extends ServerEvent>(userId: number, event: Event, ...args: EventArguments<Event>): void;
  /** To everybody in a guarded room, as `chat_7`. */
  toRoom<Event extends ServerEvent>(room: string, event: Event, ...args: EventArguments<Event>): void;
  /** Makes rooms of a kind joinable. */
  guardRooms(guard: RoomGuard): void;
  /** Puts every tab of these people into a room they have just become members of. */
  addToRoom(userIds: readonly number[], room: string): void;
  /** Takes a person out of a room, as after a block. */
  removeFromRoom(userId: number, room: string): void;
  /** Whether a person has this room open in a tab that has not said it is hidden, in any process. */
  looksAt(userId: number, room: string): Promise<boolean>;
  /** Which of these people have a tab open now, in any process. */
  whoIsOnline(userIds: readonly number[]): Promise<Set<number>>;
  /**
   * Hears of people whose first tab opened or whose last one closed some seconds ago. Each change is told in one
   * process of the installation; nobody is told by the platform itself.
   */
  onPresence(listener: (userId: number, isOnline: boolean) => void): void;
  /** Ends the live connections of a session that was signed out, so that a browser comes back and is asked who it is. */
  disconnectSession(sessionId: number): void;
  /** Finds and ends the connections here whose session ended without a word: run out, or ended by a command. */
  endStale(): Promise<void>;
}
