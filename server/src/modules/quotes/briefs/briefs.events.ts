import { eventKind } from '#server/platform/events/events.ts';

/** An open brief ends within a day. Published once. */
export const briefEnds = eventKind<{ briefId: number; ownerId: number; title: string }>('brief.ends');
