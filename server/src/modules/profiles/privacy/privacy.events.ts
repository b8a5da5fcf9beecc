import { eventKind } from '#server/platform/events/events.ts';

/** A person has changed what they let others see and do. */
export const privacyChanged = eventKind<{ userId: number }>('privacy.changed');
