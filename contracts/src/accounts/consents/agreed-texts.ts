import type { IstDay } from '#contracts/platform/ist-day.ts';

export const agreedTexts = ['TERMS', 'PRIVACY'] as const;
/** A legal text that every account holder agrees to. */
export type AgreedText = (typeof agreedTexts)[number];

/** The day of each text's current version. A person who agreed to an older version is asked again. */
export const textVersions: Record<AgreedText, IstDay> = { TERMS: '2026-11-29', PRIVACY: '2026-11-28' };
