import type { IstDay } from '#contracts/platform/ist-day.ts';

export const agreedTexts = ['TERMS', 'PRIVACY'] as const;
/** A text that anyone who has an account has agreed to. */
export type AgreedText = (typeof agreedTexts)[number];

/** The day since which each text reads as it does. Anyone who agreed to an older one is asked again. */
export const textVersions: Record<AgreedText, IstDay> = { TERMS: '2026-11-26', PRIVACY: '2026-11-26' };
