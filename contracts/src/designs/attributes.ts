/** Sizes that a design may name; most are made to measure and name none. */
export const designSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type DesignSize = (typeof designSizes)[number];

/** How new a piece is. */
export const designConditions = ['New', 'Like New', 'Good', 'Fair'] as const;
export type DesignCondition = (typeof designConditions)[number];
