/** The room of every tab of one person. */
export function personalRoom(userId: number): string {
  return `user_${userId}`;
}

/** The room of every tab of one signed-in browser. */
export function sessionRoom(sessionId: number): string {
  return `session_${sessionId}`;
}

/** Kinds of rooms that the server fills by itself; nobody asks to join them. */
export const ownKinds: ReadonlySet<string> = new Set(['user', 'session']);

/** The parts of a guarded room's name: `chat_7` is of the kind `chat`, for the thing with the id 7. */
export function partsOfRoom(room: string): { kind: string; id: number } | null {
  const [, kind, id] = /^([a-z]{1,20})_([1-9]\d{0,14})$/.exec(room) ?? [];
  return kind && id ? { kind, id: Number(id) } : null;
}
