import { shownStatuses } from '#contracts/designs/design.rules.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { closedOn, type TakingFacts } from '#contracts/profiles/shop/taking-orders.ts';

/** The statuses of a design, as admins see them. */
export const productStatuses = [...shownStatuses, 'DELETED'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** What the list is narrowed to: APPEALED are those whose makers wait for a decision. */
export const productFilters = [...productStatuses, 'APPEALED'] as const;
export type ProductFilter = (typeof productFilters)[number];

/** Whether a design can be ordered just now: FEW and NONE are the orders that its maker still takes. */
export const availabilities = ['OPEN', 'FEW', 'NONE'] as const;
export type Availability = (typeof availabilities)[number];

/** Orders left of a month that count as few. */
const fewOrders = 3;

/** What a maker who counts their orders, or pauses, still takes. */
export function availabilityOf(taking: TakingFacts, today: IstDay): Availability {
  if (closedOn(taking, today) !== null) return 'NONE';
  const { ordersAMonth, placedThisMonth } = taking;
  return ordersAMonth !== null && ordersAMonth - placedThisMonth <= fewOrders ? 'FEW' : 'OPEN';
}

export const productSorts = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What an admin may decide about a design, as the audit log names it. */
export const productActs = ['DESIGN_HIDDEN', 'DESIGN_RESTORED', 'APPEAL_REFUSED'] as const;
export type ProductAct = (typeof productActs)[number];
