/** The room of every tab of one person. */
export function personalRoom(userId: number): string {
  return `user_${userId}`;
}

/** The room of every tab of one signed-in browser. */
export function sessionRoom(sessionId: number): string {
  return `session_${sessionId}`;
}

/** Kinds of rooms that the server joins itself; clients cannot ask to join them. */
export const ownKinds: ReadonlySet<string> = new Set(['user', 'session']);

/** The parts of a guarded room's name: `chat_7` has the kind `chat` and the id 7. */
export function partsOfRoom(room: string): { kind: string; id: number } | null {
  const [, kind, id] = /^([a-z]{1,20})_([1-9]\d{0,14})$/.exec(room) ?? [];
  return kind && id ? { kind, id: Number(id) } : null;
}
