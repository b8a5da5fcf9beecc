/** Sizes that a design may name (spec part 2, section 5); most are made to measure and name none. */
export const designSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type DesignSize = (typeof designSizes)[number];

/** How new a piece is (spec part 2, section 5). */
export const designConditions = ['New', 'Like New', 'Good', 'Fair'] as const;
export type DesignCondition = (typeof designConditions)[number];
