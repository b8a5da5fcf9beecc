/**
 * How much an act adds to what is loved, which moves a design up in a search by the best match. The SQL function
 * `search_popularity` computes the same, and a test compares the two.
 */
export const popularityWeights = { like: 1, save: 2, comment: 2, share: 2, order: 5 } as const;
