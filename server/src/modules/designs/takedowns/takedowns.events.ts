import { eventKind } from '#server/platform/events/events.ts';

/** A design was hidden, edited or restored by an admin, an appeal was refused, or its maker appealed. */
export type ModerationStep = 'HIDDEN' | 'EDITED' | 'APPEALED' | 'UPHELD' | 'RESTORED';

export const designModerated = eventKind<{ designId: number; makerId: number; step: ModerationStep }>(
  'design.moderated',
);
