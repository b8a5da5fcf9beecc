import type { since as english } from '../../../en/features/legal/since.ts';

/** What the page of a text that people agree to says of its age. */
export const since: typeof english = (day: string) => `கடைசியாக மாற்றியது: ${day}.`;
