import { eventKind } from '#server/platform/events/events.ts';

/** These sessions have ended; their live connections must be closed. */
export const sessionsEnded = eventKind<{ sessionIds: number[] }>('accounts.sessions-ended');
