/** How far a maker goes to measure somebody, while they have not said otherwise, and at most. In kilometres. */
export const usualVisitRadius = 40;
export const longestVisitRadius = 500;
