/** How the designs that trend are ranked: by what people did with them in the last days. */
export const trendingRules = {
  days: 7,
  /** After so many hours an act weighs half. */
  halfLifeHours: 48,
  /** An order counts more than a like. Several comments by one person on a design count once. */
  weights: { like: 1, save: 2, comment: 3, order: 8 },
} as const;
