import { type ServerMark, settleMark, showMark, useMark } from './mark-overlay.ts';

export type CountKind = 'comments' | 'shares';

/** A count of a design as an API reply states it. */
export type ServerCount = Omit<ServerMark, 'on'>;

const keyOf = (kind: CountKind, designId: number) => `${kind}:${designId}`;

/** The number of comments or shares of a design: the server's count, or the one this page has changed since. */
export function useDesignCount(kind: CountKind, designId: number, fromServer: ServerCount): number {
  return useMark(keyOf(kind, designId), { ...fromServer, on: false }).count;
}

/** Shows a count optimistically. */
export function showCount(kind: CountKind, designId: number, count: number): void {
  showMark(keyOf(kind, designId), { on: false, count: Math.max(0, count) });
}

/** Stores the server's count; null removes the override. */
export function settleCount(kind: CountKind, designId: number, count: number | null): void {
  settleMark(keyOf(kind, designId), count === null ? null : { on: false, count });
}
