/** The default and the largest radius of home visits, in kilometres. */
export const usualVisitRadius = 40;
export const longestVisitRadius = 500;
