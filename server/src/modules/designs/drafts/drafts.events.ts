import type { IstDay } from '#contracts/platform/ist-day.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** Drafts of a maker that are deleted from a day on unless they are changed. */
export const draftsForgotten = eventKind<{ makerId: number; draftIds: number[]; goesOn: IstDay }>(
  'designs.drafts-forgotten',
);
