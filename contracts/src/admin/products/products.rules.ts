import { shownStatuses } from '#contracts/designs/design.rules.ts';

/** The statuses of a design, as admins see them. */
export const productStatuses = [...shownStatuses, 'DELETED'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** What the list is narrowed to: APPEALED are those whose makers wait for a decision. */
export const productFilters = [...productStatuses, 'APPEALED'] as const;
export type ProductFilter = (typeof productFilters)[number];

export const productSorts = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What an admin may decide about a design, as the audit log names it. */
export const productActs = ['DESIGN_HIDDEN', 'DESIGN_RESTORED', 'APPEAL_REFUSED'] as const;
export type ProductAct = (typeof productActs)[number];
