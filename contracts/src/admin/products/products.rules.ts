import { shownStatuses } from '#contracts/designs/design.rules.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { closedOn, type TakingFacts } from '#contracts/profiles/shop/taking-orders.ts';

/** The statuses of a design, as admins see them. */
export const productStatuses = [...shownStatuses, 'DELETED'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Filters of the list; APPEALED: a maker's appeal waits for a decision. */
export const productFilters = [...productStatuses, 'APPEALED'] as const;
export type ProductFilter = (typeof productFilters)[number];

/** Whether a design can be ordered now; FEW and NONE count the orders that its maker still accepts. */
export const availabilities = ['OPEN', 'FEW', 'NONE'] as const;
export type Availability = (typeof availabilities)[number];

/** The number of remaining orders of a month that counts as few. */
const fewOrders = 3;

/** The remaining orders of a maker who limits or pauses orders. */
export function availabilityOf(taking: TakingFacts, today: IstDay): Availability {
  if (closedOn(taking, today) !== null) return 'NONE';
  const { ordersAMonth, placedThisMonth } = taking;
  return ordersAMonth !== null && ordersAMonth - placedThisMonth <= fewOrders ? 'FEW' : 'OPEN';
}

export const productSorts = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Decisions of an admin about a design, as the audit log names them. */
export const productActs = ['DESIGN_HIDDEN', 'DESIGN_RESTORED', 'APPEAL_REFUSED'] as const;
export type ProductAct = (typeof productActs)[number];
