import { orderStatuses } from '../core/orders.states.ts';

/** The longest search among orders or one’s own designs, in characters. */
export const longestListSearch = 80;

/** What a list can be narrowed to: a status, or the orders whose next move is the viewer’s. */
export const orderFilters = [...orderStatuses, 'WAITING'] as const;

export const orderSorts = ['newest', 'oldest'] as const;
