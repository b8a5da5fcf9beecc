import { eventKind } from '#server/platform/events/events.ts';

/** A person changed their privacy settings. */
export const privacyChanged = eventKind<{ userId: number }>('privacy.changed');
