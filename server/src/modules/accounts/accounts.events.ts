import { eventKind } from '#server/platform/events/events.ts';

/** These sessions sign nobody in any more; whatever they have open live is to be closed. */
export const sessionsEnded = eventKind<{ sessionIds: number[] }>('accounts.sessions-ended');
