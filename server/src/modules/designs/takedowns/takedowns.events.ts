import { eventKind } from '#server/platform/events/events.ts';

/** What happened to a design: an admin hid, edited or restored it or refused an appeal, or its maker appealed. */
export type ModerationStep = 'HIDDEN' | 'EDITED' | 'APPEALED' | 'UPHELD' | 'RESTORED';

export const designModerated = eventKind<{ designId: number; makerId: number; step: ModerationStep }>(
  'design.moderated',
);
