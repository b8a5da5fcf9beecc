import { orderStatuses } from '../core/orders.states.ts';

/** The longest search text in lists of orders and own designs, in characters. */
export const longestListSearch = 80;

/** Filters of a list: a status, or orders whose next move is the viewer’s. */
export const orderFilters = [...orderStatuses, 'WAITING'] as const;

export const orderSorts = ['newest', 'oldest'] as const;
