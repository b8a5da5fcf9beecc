/** The number of cards in a spread and a pair. */
export const rhythm = 3;

/** Whether a card is a spread; `place` is counted from 0 at the top of the feed. */
export const isSpread = (place: number): boolean => place % rhythm === 0;
