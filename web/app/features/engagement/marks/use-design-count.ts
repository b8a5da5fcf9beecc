import { type ServerMark, settleMark, showMark, useMark } from './mark-overlay.ts';

export type CountKind = 'comments' | 'shares';

/** What an answer of the API says of how often something happened to a design. */
export type ServerCount = Omit<ServerMark, 'on'>;

const keyOf = (kind: CountKind, designId: number) => `${kind}:${designId}`;

/** How many comments or shares a design has: what the server said, or what this page has changed since. */
export function useDesignCount(kind: CountKind, designId: number, fromServer: ServerCount): number {
  return useMark(keyOf(kind, designId), { ...fromServer, on: false }).count;
}

/** Draws a count before the server has agreed. */
export function showCount(kind: CountKind, designId: number, count: number): void {
  showMark(keyOf(kind, designId), { on: false, count: Math.max(0, count) });
}

/** Keeps the server's count, or falls back to what the server said when there is none. */
export function settleCount(kind: CountKind, designId: number, count: number | null): void {
  settleMark(keyOf(kind, designId), count === null ? null : { on: false, count });
}
