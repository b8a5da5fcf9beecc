import type { IstDay } from '#contracts/platform/ist-day.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** Drafts of a maker that will be deleted on a day unless they are changed. */
export const draftsForgotten = eventKind<{ makerId: number; draftIds: number[]; goesOn: IstDay }>(
  'designs.drafts-forgotten',
);
