/** Sizes that a design may have; most designs are made to measure and have none. */
export const designSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type DesignSize = (typeof designSizes)[number];

export const designConditions = ['New', 'Like New', 'Good', 'Fair'] as const;
export type DesignCondition = (typeof designConditions)[number];
