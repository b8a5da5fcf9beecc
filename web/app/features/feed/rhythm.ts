/** A spread and a pair. */
export const rhythm = 3;

/** Whether a card is a spread; its place is counted from 0 at the top of the feed. */
export const isSpread = (place: number): boolean => place % rhythm === 0;
