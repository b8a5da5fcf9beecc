/** In which orders the reviews of a design are shown; the first one is the usual. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
